import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const findAddButton = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name}` })
const findRemoveButton = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` })
const specimen = 'choosing'
const keysToRows = ['Tab', 'Tab'] as const

export const transferList: KeyboardTable = {
  component: 'TransferList',
  cases: [
    {
      keys: 'Tab',
      specimen,
      testedKeys: ['Tab'],
      expectResult: (page) =>
        expect(page.getByRole('searchbox', { name: 'Search the contacts' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen,
      testedKeys: keysToRows,
      expectResult: (page) => expect(findAddButton(page, 'Ana')).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen,
      setupKeys: keysToRows,
      testedKeys: ['Tab'],
      expectResult: (page) =>
        expect(page.getByRole('searchbox', { name: 'Search the authorized' })).toBeFocused(),
    },
    {
      keys: 'Flecha abajo, Flecha arriba',
      specimen,
      setupKeys: keysToRows,
      testedKeys: ['ArrowDown', 'ArrowDown', 'ArrowUp'],
      expectResult: (page) => expect(findAddButton(page, 'Juana')).toBeFocused(),
    },
    {
      keys: 'Inicio, Fin',
      specimen,
      setupKeys: keysToRows,
      testedKeys: ['End'],
      expectResult: (page) => expect(findAddButton(page, 'Maximiliano')).toBeFocused(),
    },
    {
      keys: 'Inicio, Fin',
      specimen,
      setupKeys: [...keysToRows, 'End'],
      testedKeys: ['Home'],
      expectResult: (page) => expect(findAddButton(page, 'Ana')).toBeFocused(),
    },
    ...['Enter', 'Space'].map((key) => ({
      keys: 'Enter, Espacio',
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
