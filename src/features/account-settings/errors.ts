import { defineErrors } from '#shared/api/app-error.ts';

export const settingsErrors = defineErrors({
  400: {
    CHANGE_LINK_ENDED:
      'This link is no longer valid. Ask for the change again in your account settings.',
  },
  404: {
    NO_APPLICATION:
      'We found no application with your email address. If you applied with another one, please write to us.',
    SESSION_NOT_FOUND: 'This browser is signed out already.',
  },
  409: {
    PASSWORD_NOT_SET: 'Your account has no password yet. Ask for a link to choose one.',
    ADDRESS_TAKEN:
      'This address cannot be used: it has an account or an application of its own, or is not open to new accounts. Please choose another one.',
    APPLICATION_HAS_MONEY:
      'This application has a deposit or a place in a group, so it cannot be deleted here. Please write to us if it is not yours.',
    DELETION_REFUSED_MEMBER:
      'You hold or held a seat in a group that has formed, so your account cannot be deleted: the group’s books name you. Please write to us if you want to leave the group.',
    DELETION_REFUSED_DEPOSIT:
      'Your deposit is still with us, so your account cannot be deleted yet. Please write to us, or ask again once it has been returned.',
    DELETION_REFUSED_ADMIN:
      'An admin’s account cannot be deleted. Another admin has to take the role away first.',
  },
  422: {
    CURRENT_PASSWORD_WRONG: 'This is not your current password. Please try again.',
    SAME_ADDRESS: 'This is already your email address. Please enter another one.',
  },
});
