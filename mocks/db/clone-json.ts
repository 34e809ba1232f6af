/** A copy of JSON-like data: what `structuredClone` answers, in a fraction of its time. */
export function cloneJson<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(cloneJson) as Value
  const copy: Record<string, unknown> = {}
  // A row has no `__proto__` of its own: the schemas and the door's JSON see to that.
  for (const key in value) copy[key] = cloneJson(value[key])
  return copy as Value
}
