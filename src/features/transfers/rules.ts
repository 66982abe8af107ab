/** offered by the holder → accepted by the newcomer → done when the price was paid. */
export const TRANSFER_STATES = ['offered', 'accepted', 'done', 'withdrawn'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** States in which a transfer may still happen. */
export const OPEN_STATES = ['offered', 'accepted'] as const satisfies readonly TransferState[];

/** States of a transfer that is over. */
export const FINISHED_STATES = ['done', 'withdrawn'] as const satisfies readonly TransferState[];

/** How long the link to an estate's account is valid. */
export const EXECUTOR_LINK_DAYS = 30;
