/** Whether a row has all these field values. */
export const hasValues = <Row extends object>(row: Row, values: Readonly<Partial<Row>>): boolean =>
  (Object.keys(values) as (keyof Row)[]).every((field) => row[field] === values[field])
