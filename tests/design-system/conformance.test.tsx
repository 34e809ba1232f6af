import { globSync } from 'node:fs'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import axe from 'axe-core'
import { cloneElement, type ReactElement, StrictMode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/api/query-client'
import { SpecimenStage } from '@/app/catalogue/SpecimenStage'
import { ToastProvider } from '@/design-system/components/Toaster/ToastProvider'
import type { Specimen } from '@/design-system/specimen'
import { specimenFiles } from '@/design-system/specimens'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import { ConfirmProvider } from '@/patterns/dialog/ConfirmProvider'
import { isPatternFile, patternFiles } from '@/patterns/specimens'
import { isFullRun } from '../support/scope'

/** Matches a sentence: a capital letter or an opening mark, at least eight more characters, and a final mark. */
const sentencePattern = /^[A-Z¿¡Á-Ú'`].{8,}[.!?]$/

/** The selector of the elements that Tab focuses. */
const focusableSelector = [
  ...['a[href]', 'button:not([disabled])', 'input:not([disabled], [type=hidden])', 'select:not([disabled])'],
  ...['textarea:not([disabled])', 'summary', '[tabindex="0"]'],
]
  .map((selector) => `${selector}:not([tabindex="-1"])`)
  .join(',')

const maximumElements = 3000

const isEdgeCase = ({ name }: Specimen) => name.startsWith('edge-')

// axe draws on a canvas to detect icon fonts. jsdom has no canvas, so the mock returns no context, which axe accepts.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

const files = [...specimenFiles, ...patternFiles].map((file) => [file.component, file] as const)

const renderSpecimen = async (element: ReactElement) => {
  const view = render(
    <StrictMode>
      <DesignSystemProvider>
        <QueryClientProvider client={createQueryClient()}>
          <ToastProvider label="Toasts" closeLabel="Close">
            <ConfirmProvider>{element}</ConfirmProvider>
          </ToastProvider>
        </QueryClientProvider>
      </DesignSystemProvider>
    </StrictMode>,
  )
  // Waits until the code that the components load on demand is imported.
  await act(async () => {})
  return view
}

/** The axe rules that are off for every specimen: those for whole pages, and `color-contrast`, which other tests check. */
const excludedRules = [
  'color-contrast',
  'region',
  'page-has-heading-one',
  'heading-order',
  'landmark-one-main',
]

/** The axe rules about accessible names. They do not apply to edge-case specimens, whose texts may be empty. */
const namingRules = [
  'label',
  'button-name',
  'link-name',
  'select-name',
  'aria-input-field-name',
  'empty-heading',
]

const findViolations = async (root: Element, isEdgeCaseSpecimen: boolean) => {
  const disabledRules = isEdgeCaseSpecimen ? [...excludedRules, ...namingRules] : excludedRules
  const results = await axe.run(root, {
    rules: Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }])),
  })
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

test.each([
  ['components', specimenFiles],
  ['patterns', patternFiles],
])('the list of %s is in alphabetical order and has no duplicates', (_kind, list) => {
  const names = list.map((file) => file.component)
  expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b)))
})

test('the lists of components and patterns have as many specimen files as the folders', () => {
  const specimenPaths = globSync('src/{design-system,patterns}/**/*.specimens.tsx')
  expect(specimenPaths.length).toBe(files.length)
})

describe.each(files)('%s', (_name, file) => {
  const isPattern = patternFiles.some((pattern) => pattern === file)

  test('has specimens with unique names in kebab case', () => {
    const names = file.specimens.map((specimen) => specimen.name)
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('describes its purpose; a pattern also describes when to use it and when not', () => {
    expect(file.purpose).toMatch(sentencePattern)
    expect(isPatternFile(file)).toBe(isPattern)
    if (!isPatternFile(file)) return
    expect(file.whenToUse).toMatch(sentencePattern)
    expect(file.whenNotToUse).toMatch(sentencePattern)
  })

  test('declares the language of its texts: Spanish for a pattern, else English', () => {
    expect(file.lang).toBe(isPattern ? 'es' : undefined)
  })

  test('has an edge-case specimen, or states why it has none', () => {
    const hasEdgeCase = file.specimens.some(isEdgeCase)
    expect(hasEdgeCase).toBe(file.withoutEdgeCases === undefined)
    if (!hasEdgeCase) expect(file.withoutEdgeCases).toMatch(sentencePattern)
  })

  test('documents the effects of its keys if it has a focusable element', async () => {
    if (typeof file.keyboard === 'object') {
      const effects = Object.values(file.keyboard)
      expect(effects.length).toBeGreaterThan(0)
      for (const effect of effects) expect(effect).toMatch(sentencePattern)
    } else if (file.keyboard === undefined) {
      for (const specimen of file.specimens.filter((candidate) => !isEdgeCase(candidate))) {
        const { unmount } = await renderSpecimen(<SpecimenStage file={file} specimen={specimen} />)
        const focusableHtml = document.querySelector(focusableSelector)?.outerHTML
        expect(
          focusableHtml,
          `a focusable element in ${specimen.name}, although the specimen file documents no keys`,
        ).toBeUndefined()
        unmount()
      }
    }
  })

  const getConformance = (specimen: Specimen) => specimen.conformance ?? file.conformance
  const specimensWithElement = file.specimens.filter(
    (specimen) => getConformance(specimen) !== 'none' && !isPattern,
  )

  // The end-to-end tests run axe on every specimen in a browser.
  const specimensForAxe = file.specimens.slice(0, 1)
  test.each(specimensForAxe)('$name: passes the checks of axe', async (specimen) => {
    await renderSpecimen(<SpecimenStage file={file} specimen={specimen} />)
    // axe takes minutes for thousands of elements in jsdom; the end-to-end tests check such specimens in a browser.
    if (document.querySelectorAll('*').length > maximumElements) return
    expect(await findViolations(document.body, isEdgeCase(specimen))).toEqual([])
  })

  // The test of the props renders the specimen, too, so that in the quick run the other specimens suffice.
  const otherSpecimens = file.specimens.filter(
    (specimen) =>
      !specimensForAxe.includes(specimen) && (isFullRun || !specimensWithElement.includes(specimen)),
  )
  test.each(otherSpecimens)('$name: renders without a message on the console', async (specimen) => {
    await renderSpecimen(<SpecimenStage file={file} specimen={specimen} />)
  })

  test.each(specimensWithElement)(
    '$name: applies the ref, the class and the other props that it receives',
    async (specimen) => {
      let receivedElement: Element | null = null
      const forwardedProps = {
        ref: (node: Element | null) => {
          receivedElement = node ?? receivedElement
        },
        className: 'added-class',
        'data-x': 'added',
      }
      await renderSpecimen(cloneElement(specimen.render(), forwardedProps))

      expect(receivedElement).toBeInstanceOf(Element)
      if (getConformance(specimen) === 'input') {
        expect(receivedElement).toHaveProperty('name')
        expect(document.querySelector('.added-class')).not.toBeNull()
        expect(document.querySelector('[data-x="added"]')).not.toBeNull()
      } else {
        expect(receivedElement).toHaveClass('added-class')
        expect(receivedElement).toHaveAttribute('data-x', 'added')
      }
    },
  )
})
