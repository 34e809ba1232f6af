import { act, render } from '@testing-library/react'
import axe from 'axe-core'
import { cloneElement, type ReactElement, StrictMode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { specimenFiles } from '@/design-system/specimens'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'

// axe draws icons made of letters on a canvas, which jsdom has not; it takes null for an answer.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

const files = specimenFiles.map((file) => [file.component, file] as const)

const draw = async (element: ReactElement) => {
  const drawn = render(
    <StrictMode>
      <DesignSystemProvider>{element}</DesignSystemProvider>
    </StrictMode>,
  )
  // What a component fetches on demand arrives here.
  await act(async () => {})
  return drawn
}

/** Rules about whole pages say nothing about one component; colours are measured on the palettes and in a browser. */
const pageRules = ['color-contrast', 'region', 'page-has-heading-one', 'heading-order', 'landmark-one-main']

const violations = async (root: Element) => {
  const results = await axe.run(root, {
    rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
  })
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

test('components stand in the order of the alphabet, once each', () => {
  const names = specimenFiles.map((file) => file.component)
  expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b)))
})

describe.each(files)('%s', (_name, file) => {
  test('has specimens with names of their own', () => {
    const names = file.specimens.map((specimen) => specimen.name)
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test.each(file.specimens)('$name: no violation of axe', async (specimen) => {
    await draw(specimen.render())
    expect(await violations(document.body)).toEqual([])
  })

  const passing = file.specimens.filter((specimen) => specimen.conformance !== 'none')
  test.each(passing)('$name: ref, class and other props arrive', async (specimen) => {
    let received: Element | null = null
    const asked = {
      ref: (node: Element | null) => {
        received = node ?? received
      },
      className: 'given-class',
      'data-x': 'given',
    }
    await draw(cloneElement(specimen.render(), asked))

    expect(received).toBeInstanceOf(Element)
    if (specimen.conformance === 'input') {
      expect(received).toHaveProperty('name')
      expect(document.querySelector('.given-class')).not.toBeNull()
      expect(document.querySelector('[data-x="given"]')).not.toBeNull()
    } else {
      expect(received).toHaveClass('given-class')
      expect(received).toHaveAttribute('data-x', 'given')
    }
  })
})
