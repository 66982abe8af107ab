/** Offered by the holder → accepted by the newcomer → done once the price is paid. */
export const TRANSFER_STATES = ['offered', 'accepted', 'done', 'withdrawn'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** States of a transfer that can still complete. */
export const OPEN_STATES = ['offered', 'accepted'] as const satisfies readonly TransferState[];

export const FINISHED_STATES = ['done', 'withdrawn'] as const satisfies readonly TransferState[];

/** How long the link to an estate's account is valid. */
export const EXECUTOR_LINK_DAYS = 30;
