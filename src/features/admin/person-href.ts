type Ref = { readonly userId: string } | { readonly applicationId: string };

/** The page of a person: by their account, or by their application while they have none. */
export const personHref = (ref: Ref): string =>
  'userId' in ref
    ? `/admin/people/${ref.userId}`
    : `/admin/people/application/${ref.applicationId}`;
