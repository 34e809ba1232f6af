/** The contract's limits. `minSeats` is also the initial value of a new invitation. */
export const invitationLimits = { name: 250, minSeats: 2, maxSeats: 10_000, removed: 1000 } as const
