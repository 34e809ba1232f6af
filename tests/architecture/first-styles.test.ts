import { expect, test } from 'vitest'
import { selectFirstStyles } from '@/hosting/first-styles'

const html = '<div class="a"><p class="b" data-size="md" aria-current="page">Text</p><input class="c"></div>'

/** Selects from rules as styled-components writes them. */
const select = (...rules: string[]) =>
  selectFirstStyles(
    `<style data-styled="true" data-styled-version="6">${rules.join('/*!sc*/\n')}/*!sc*/\ndata-styled.g1[id="x"]{content:"a,"}/*!sc*/\n</style>`,
    html,
  )

test('rules that match an element stay in their order, without the marks of styled-components', () => {
  expect(select('.b[data-size="md"]{color:red}', '.a > .b{color:blue}')).toBe(
    '<style>.b[data-size="md"]{color:red}.a>.b{color:blue}</style>',
  )
})

test.each([
  ['another value', '.b[data-size="sm"]{color:red}'],
  ['another element', '.a[data-size="md"]{color:red}'],
  ['a pointer', '.b:hover{color:red}'],
  ['a theme that no element has', '[data-theme^="dark"] .b{color:red}'],
  ['a disabled field', '.a:has(:disabled){color:red}'],
  ['a pointer that can hover', '@media (hover:hover){.b{color:red}}'],
  ['printing', '@media print{.b{color:red}}'],
  ['a block without a rule that matches', '@media (width<30rem){.d{color:red}.e{color:red}}'],
])('a rule for %s goes', (_name, rule) => {
  expect(select(rule)).toBe('<style></style>')
})

test.each([
  ['the focus, which needs no scripts', '.c:focus-visible{color:red}'],
  ['the focus in a part', '.a:has(input:focus-visible,select:focus-visible){color:red}'],
  ['a pseudo-element', '.c::placeholder{color:red}'],
  ['a width', '@media (width<30rem){.b{color:red}}'],
  ['an animation', '@keyframes k{50%{opacity:0.5}}'],
  ['what jsdom does not know', '.b:unknown-state(x){color:red}'],
])('a rule for %s stays', (_name, rule) => {
  expect(select(rule)).toBe(`<style>${rule}</style>`)
})

test('of a list of selectors, those stay that match', () => {
  expect(select('.b[data-done],.b[aria-current]{color:red}')).toBe(
    '<style>.b[aria-current]{color:red}</style>',
  )
})
