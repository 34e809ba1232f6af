const rules = new Intl.PluralRules('es')

/** Joins the count with the form of the noun for this count, such as "1 invitado" or "2 invitados". */
export function plural(count: number, forms: { one: string; other: string }): string {
  return `${count} ${rules.select(count) === 'one' ? forms.one : forms.other}`
}
