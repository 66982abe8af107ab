import { defineErrors } from '#shared/api/app-error.ts';

export const bookErrors = defineErrors({
  404: {
    BOOKS_SCOPE_UNKNOWN:
      'There are no books of this name. Please choose all, cooperative, or a group that has formed, such as 450-7.',
    BOOKS_NOT_BEGUN:
      'Nothing was booked by then, because these books begin later. Please choose a later date.',
  },
  422: {
    BOOKS_DAY_TO_COME: 'This day is in the future. Please choose today or an earlier day.',
    BOOKS_DAYS_REVERSED: 'The last day is before the first one. Please change one of them.',
    BOOKS_SEAT_NEEDS_GROUP: 'Please choose the group of the seat.',
    BOOKS_TOO_MANY_PEOPLE: 'More than 50 people match. Please enter more of the name.',
    BOOKS_AMOUNT_UNCLEAR: 'Please enter an amount in dollars, such as 2,344.00.',
  },
});
