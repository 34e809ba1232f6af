import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const addButton = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name}` })
const removeButton = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` })
const specimen = 'choosing'
const toRows = ['Tab', 'Tab'] as const

export const transferList: KeyboardTable = {
  component: 'TransferList',
  cases: [
    {
      keys: 'Tab',
      specimen,
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('searchbox', { name: 'Search the contacts' })).toBeFocused(),
    },
    { keys: 'Tab', specimen, press: toRows, holds: (page) => expect(addButton(page, 'Ana')).toBeFocused() },
    {
      keys: 'Tab',
      specimen,
      from: toRows,
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('searchbox', { name: 'Search the authorized' })).toBeFocused(),
    },
    {
      keys: 'Flecha abajo, Flecha arriba',
      specimen,
      from: toRows,
      press: ['ArrowDown', 'ArrowDown', 'ArrowUp'],
      holds: (page) => expect(addButton(page, 'Juana')).toBeFocused(),
    },
    {
      keys: 'Inicio, Fin',
      specimen,
      from: toRows,
      press: ['End'],
      holds: (page) => expect(addButton(page, 'Maximiliano')).toBeFocused(),
    },
    {
      keys: 'Inicio, Fin',
      specimen,
      from: [...toRows, 'End'],
      press: ['Home'],
      holds: (page) => expect(addButton(page, 'Ana')).toBeFocused(),
    },
    ...['Enter', 'Space'].map((key) => ({
      keys: 'Enter, Espacio',
      specimen,
      from: toRows,
      press: [key],
      holds: async (page: Page) => {
        await expect(removeButton(page, 'Ana')).toBeVisible()
        await expect(addButton(page, 'Juana')).toBeFocused()
      },
    })),
  ],
}
