import { defineErrors } from '#shared/api/app-error.ts';

export const transferErrors = defineErrors({
  TRANSFER_NOT_FOUND: { status: 404, message: 'This transfer does not exist.' },
  TRANSFER_REFUSED: {
    status: 409,
    message: 'Only a seat that has paid instalments and has no award can be transferred.',
  },
  TRANSFER_OPEN: { status: 409, message: 'This seat is offered to somebody already.' },
  TRANSFER_CHANGED: {
    status: 409,
    message: 'The transfer or its price has changed. Please read it again.',
  },
  TRANSFER_CLOSED: {
    status: 409,
    message:
      'From the cut-off on the 14th until the bids of the assembly are settled no seat changes hands.',
  },
  NEWCOMER_NOT_APPROVED: {
    status: 409,
    message:
      'The person with this address has no approved application yet. They apply first, as everybody does.',
  },
  ESTATE_MISSING: { status: 409, message: 'Please record first that an estate holds this seat.' },
  ESTATE_CHANGED: {
    status: 409,
    message: 'The seat, its estate or its account has changed since. Please enter it again.',
  },
  HOLDER_IS_ADMIN: {
    status: 409,
    message: 'The account of an admin is not handed on. Another admin takes the role away first.',
  },
  EXECUTOR_ADDRESS_TAKEN: {
    status: 409,
    message:
      'This address has an account or an application of its own, or is not open to new accounts. An estate needs an address for itself alone.',
  },
  EXECUTOR_LINK_ENDED: {
    status: 400,
    message: 'This link has ended. Please write to us, and we send you another one.',
  },
  PAYMENT_UNDER_WAY: {
    status: 409,
    message: 'A payment for this seat is on its way. Please wait until the bank has decided.',
  },
});
