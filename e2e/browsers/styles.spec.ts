import { expect, test } from '@playwright/test'
import { readBuiltPages } from './built-scripts'
import { cssExceptions } from './css-exceptions'
import { findCssUses } from './css-uses'
import { listUnexplainedUses, listUnusedExceptions } from './exceptions'
import { readSourceStyles, readStyles } from './source-styles'

/* The styles in the built pages and in the design system use nothing that the oldest browsers lack, but for explained exceptions. */

const findNames = (css: string) => [...new Set(findCssUses(css).map(({ name }) => name))]

test('the styles use nothing that the oldest browsers lack, except with a reason', () => {
  const pageStyles = readBuiltPages().flatMap(({ html }) =>
    [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css),
  )
  const sourceStyles = readSourceStyles().map(({ css }) => css)
  expect(pageStyles.length).toBeGreaterThan(20)
  expect(sourceStyles.length).toBeGreaterThan(300)
  const uses = [...new Set([...pageStyles, ...sourceStyles])].flatMap(findCssUses)
  expect(listUnexplainedUses(uses, cssExceptions)).toEqual([])
  expect(listUnusedExceptions(uses, cssExceptions)).toEqual([])
})

const plantedStyles: [css: string, names: string[]][] = [
  ['a { field-sizing: content }', ['field-sizing', 'field-sizing: content']],
  ['a { color: light-dark(red, blue) }', ['light-dark()']],
  ['a { --tint: oklch(from red l c h) }', ['oklch(from)']],
  ['a { order: sibling-index() }', ['sibling-index()']],
  ['a { width: 1rcap }', ['unit rcap']],
  ['a { width: stretch }', ['width: stretch']],
  ['a:dir(rtl) { color: red }', [':dir']],
  ['details::details-content { color: red }', ['::details-content']],
  ['@starting-style { a { color: red } }', ['@starting-style']],
  ['@media (prefers-reduced-transparency) { a { color: red } }', ['@media (prefers-reduced-transparency)']],
  ['a { & b { color: red } }', ['nested rules']],
  ['a { colour: red }', ['colour']],
  ['a { color red }', ['syntax: Colon is expected']],
]

for (const [css, names] of plantedStyles)
  test(`finds what the oldest browsers lack in ${css}`, () => {
    expect(findNames(css)).toEqual(names)
  })

test('accepts what all of the oldest browsers have', () => {
  const css = `@media (width >= 768px) and (prefers-reduced-motion: reduce) {
    a:has(> b):not(.c, .d)::before { inset: 0; inline-size: min(100dvh, 2rem); color: color-mix(in srgb, red, blue) } }
    @keyframes turn { from { rotate: 1turn } } @container (width > 1px) { a { width: 1cqw; display: grid } }`
  expect(findNames(css)).toEqual([])
})

test('reads the styles of components, and puts texts in place of their expressions', () => {
  const styles = readStyles(
    'Card.tsx',
    `const Card = styled(Box).attrs({})<Props>\`
       \${mixin};
       color: \${ink};
       @media \${wide} { \${Title} > & { inset: -\${space(2)} } }
       &[data-kind='\${kind}'] { \${side}: 0; }\`
     const other = text\`a\``,
  )
  expect(styles).toEqual([".x{color:1px;}@media (width){.x>.x{inset:-1px;}}.x[data-kind='x']{--x:0;}"])
})
