import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const findAddButton = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name}` })
const findRemoveButton = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` })
const specimen = 'choosing'
/** The keys that move the focus from the start of the page to the first row of the contacts. */
const keysToRows = ['Tab', 'Tab'] as const

export const transferList: KeyboardTable = {
  component: 'TransferList',
  cases: [
    {
      noteKeys: 'Tab',
      specimen,
      testedKeys: ['Tab'],
      expectResult: (page) =>
        expect(page.getByRole('searchbox', { name: 'Search the contacts' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen,
      testedKeys: keysToRows,
      expectResult: (page) => expect(findAddButton(page, 'Ana')).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen,
      setupKeys: keysToRows,
      testedKeys: ['Tab'],
      expectResult: (page) =>
        expect(page.getByRole('searchbox', { name: 'Search the authorized' })).toBeFocused(),
    },
    {
      noteKeys: 'Flecha abajo, Flecha arriba',
      specimen,
      setupKeys: keysToRows,
      testedKeys: ['ArrowDown', 'ArrowDown', 'ArrowUp'],
      expectResult: (page) => expect(findAddButton(page, 'Juana')).toBeFocused(),
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen,
      setupKeys: keysToRows,
      testedKeys: ['End'],
      expectResult: (page) => expect(findAddButton(page, 'Maximiliano')).toBeFocused(),
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen,
      setupKeys: [...keysToRows, 'End'],
      testedKeys: ['Home'],
      expectResult: (page) => expect(findAddButton(page, 'Ana')).toBeFocused(),
    },
    ...['Enter', 'Space'].map((key) => ({
      noteKeys: 'Enter, Espacio',
      specimen,
      setupKeys: keysToRows,
      testedKeys: [key],
      expectResult: async (page: Page) => {
        await expect(findRemoveButton(page, 'Ana')).toBeVisible()
        await expect(findAddButton(page, 'Juana')).toBeFocused()
      },
    })),
  ],
}
