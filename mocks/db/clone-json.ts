/** Copies JSON-like data. Faster than `structuredClone`. */
export function cloneJson<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(cloneJson) as Value
  const copy: Record<string, unknown> = {}
  // The assignment is safe, because the schemas and the JSON reader exclude a field with the name `__proto__`.
  for (const key in value) copy[key] = cloneJson(value[key])
  return copy as Value
}
