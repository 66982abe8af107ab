import { defineErrors } from '#shared/api/app-error.ts';

export const transferErrors = defineErrors({
  400: {
    EXECUTOR_LINK_ENDED:
      'This link is no longer valid. Please write to us, and we will send you another one.',
  },
  404: {
    TRANSFER_NOT_FOUND: 'We could not find this transfer.',
  },
  409: {
    TRANSFER_REFUSED: 'Only a seat that has paid instalments and has no award can be transferred.',
    TRANSFER_OPEN: 'This seat is offered to somebody already.',
    TRANSFER_CHANGED: 'The transfer or its price has changed. Please read it again.',
    TRANSFER_PAID:
      'The price has been entered as received, so this transfer can no longer be taken back. Please write to us.',
    TRANSFER_CLOSED:
      'No seat changes hands from the cut-off on the 14th until the bids of the assembly are settled.',
    NEWCOMER_NOT_APPROVED:
      'The person with this address has no approved application yet. They have to apply first, like everybody else.',
    ESTATE_MISSING: 'Please record first that an estate holds this seat.',
    ESTATE_CHANGED: 'The seat, its estate or its account has changed since. Please enter it again.',
    HOLDER_IS_ADMIN:
      'An admin’s account cannot be transferred. Another admin has to take the role away first.',
    EXECUTOR_ADDRESS_TAKEN:
      'This address has an account or an application of its own, or is not open to new accounts. An estate needs an address for itself alone.',
    PAYMENT_UNDER_WAY:
      'A payment for this seat is on its way. Please wait until the bank has decided.',
  },
});
