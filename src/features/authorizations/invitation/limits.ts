/** The contract's limits; the least number of seats is also what a new invitation begins with. */
export const limits = { name: 250, leastSeats: 2, mostSeats: 10_000, removed: 1000 } as const
