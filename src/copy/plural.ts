const rules = new Intl.PluralRules('es')

/** '1 invitado', '2 invitados': the form for a number, with the number before it. */
export function plural(count: number, forms: { one: string; other: string }): string {
  return `${count} ${rules.select(count) === 'one' ? forms.one : forms.other}`
}
