import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SeasonScene } from '@/design-system/components/SeasonScene/SeasonScene'

const folder = 'src/design-system/components/SeasonScene'

test.each(['summer', 'winter'] as const)(
  'hides the %s scene from screen readers, and defines every shape and colour to which the scene refers',
  (season) => {
    const { container } = render(<SeasonScene season={season} />)
    const scene = container.firstElementChild
    expect(scene).toHaveAttribute('aria-hidden', 'true')
    const shapeReferences = [...container.querySelectorAll('use')].map(
      (use) => use.getAttribute('href') ?? '',
    )
    expect(shapeReferences.length).toBeGreaterThan(50)
    for (const href of new Set(shapeReferences))
      expect(container.querySelector(`[id="${href.slice(1)}"]`), href).not.toBeNull()

    const paintReferences = [...container.querySelectorAll('[fill^="url"]')].map(
      (shape) => shape.getAttribute('fill') ?? '',
    )
    for (const paint of new Set(paintReferences))
      expect(container.querySelector(`[id="${paint.slice(5, -1)}"]`), paint).not.toBeNull()
  },
)

test('two scenes on the same page have no id in common', () => {
  const { container } = render(
    <>
      <SeasonScene season="summer" />
      <SeasonScene season="winter" />
    </>,
  )
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('renders the same drawing every time', () => {
  const drawings = [1, 2].map(() => {
    const { container, unmount } = render(<SeasonScene season="summer" />)
    const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    unmount()
    return paths
  })
  expect(drawings[0]).toEqual(drawings[1])
})

test('prerenders only the sky, which is a CSS background, and not the drawing', () => {
  expect(renderToString(<SeasonScene season="summer" />)).not.toContain('<path')
})

test('has source files of at most 12 KB in total after compression', () => {
  const sources = readdirSync(folder).filter((name) => !name.includes('specimens'))
  const compressedSize = brotliCompressSync(
    sources.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n'),
  ).length
  expect(compressedSize).toBeLessThanOrEqual(12 * 1024)
})
