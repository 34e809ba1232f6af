import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

/** Creates the keyboard table of a component with radio buttons. `labels` are those of the options of its specimens. */
export function createRadiosTable(
  component: string,
  labels: readonly [string, string, ...string[]],
): KeyboardTable {
  const [first, second] = labels
  const last = labels.at(-1) ?? second
  const findRadio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
  return {
    component,
    cases: [
      {
        noteKeys: 'Tab',
        specimen: 'choosing',
        testedKeys: ['Tab'],
        expectResult: (page) => expect(findRadio(page, first)).toBeFocused(),
      },
      {
        noteKeys: 'Tab',
        specimen: 'choosing',
        testedKeys: ['Tab', 'Tab'],
        expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
      },
      {
        noteKeys: 'Flechas',
        specimen: 'choosing',
        setupKeys: ['Tab'],
        testedKeys: ['ArrowRight'],
        expectResult: async (page) => {
          await expect(findRadio(page, second)).toBeFocused()
          await expect(findRadio(page, second)).toBeChecked()
        },
      },
      {
        noteKeys: 'Flechas',
        specimen: 'choosing',
        setupKeys: ['Tab'],
        testedKeys: ['ArrowLeft'],
        expectResult: (page) => expect(findRadio(page, last)).toBeChecked(),
      },
      {
        noteKeys: 'Espacio',
        specimen: 'undecided',
        setupKeys: ['Tab'],
        testedKeys: ['Space'],
        expectResult: (page) => expect(findRadio(page, first)).toBeChecked(),
      },
    ],
  }
}
