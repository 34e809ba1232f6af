/** Converts a table to the items of a DescriptionList. */
export const toDescriptionItems = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).map(([term, description]) => ({ term, description }))
