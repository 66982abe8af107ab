import { defineErrors } from '#shared/api/app-error.ts';

export const bookErrors = defineErrors({
  404: {
    BOOKS_SCOPE_UNKNOWN:
      'There are no books of this name. Please choose all, cooperative, or a group that has formed, such as 450-7.',
    BOOKS_NOT_BEGUN: 'These books begin later: nothing was booked until then.',
  },
  422: {
    BOOKS_DAY_TO_COME: 'This day is still to come. Please choose one until today.',
    BOOKS_DAYS_REVERSED: 'The last day is before the first one.',
    BOOKS_SEAT_NEEDS_GROUP: 'Please choose the group of the seat.',
    BOOKS_TOO_MANY_PEOPLE: 'More than 50 people match. Please enter more of the name.',
    BOOKS_AMOUNT_UNCLEAR: 'Please enter an amount in dollars, such as 2,344.00.',
  },
});
