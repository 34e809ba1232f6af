const rules = new Intl.PluralRules('es')

/** Returns "1 invitado", "2 invitados". */
export function plural(count: number, forms: { one: string; other: string }): string {
  return `${count} ${rules.select(count) === 'one' ? forms.one : forms.other}`
}
