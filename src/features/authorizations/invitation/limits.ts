/** The contract's limits; the least number of seats is also what a new invitation begins with. */
export const invitationLimits = { name: 250, minSeats: 2, maxSeats: 10_000, removed: 1000 } as const
