import { defineErrors } from '#shared/api/app-error.ts';

export const settingsErrors = defineErrors({
  CURRENT_PASSWORD_WRONG: {
    status: 422,
    message: 'This is not your current password. Please try again.',
  },
  PASSWORD_NOT_SET: {
    status: 409,
    message: 'Your account has no password yet. Ask for a link to choose one.',
  },
  SAME_ADDRESS: { status: 422, message: 'This is the address you have already.' },
  ADDRESS_TAKEN: {
    status: 409,
    message:
      'This address cannot be used: it has an account or an application of its own, or is not open to new accounts. Please choose another one.',
  },
  CHANGE_LINK_ENDED: {
    status: 400,
    message: 'This link has ended. Ask for the change again in your account settings.',
  },
  NO_APPLICATION: { status: 404, message: 'There is no application with your address.' },
  APPLICATION_HAS_MONEY: {
    status: 409,
    message:
      'A deposit or a place belongs to this application, so it stays. Please write to us if it is not yours.',
  },
  SESSION_NOT_FOUND: { status: 404, message: 'This browser is signed out already.' },
  DELETION_REFUSED_MEMBER: {
    status: 409,
    message:
      'You hold or held a seat in a group that has formed, so your account cannot be deleted: the group’s books name you. Please write to us if you want to leave the group.',
  },
  DELETION_REFUSED_DEPOSIT: {
    status: 409,
    message:
      'Your deposit is still with us, so your account cannot be deleted yet. Please write to us, or ask again once it has been returned.',
  },
  DELETION_REFUSED_ADMIN: {
    status: 409,
    message: 'An admin’s account is not deleted. Another admin takes the role away first.',
  },
});
