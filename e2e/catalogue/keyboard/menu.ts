import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const menu: KeyboardTable = {
  component: 'Menu',
  cases: [
    {
      keys: 'Tab',
      specimen: 'actions',
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('button', { name: 'Actions' })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'beside-a-button',
      from: ['Tab', 'Enter'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      press: ['Tab'],
      holds: async (page) => {
        await expect(page.getByRole('menu')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
      },
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'actions',
      from: ['Tab'],
      press: ['Enter'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'actions',
      from: ['Tab'],
      press: ['Space'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'actions',
      from: ['Tab', 'Enter'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      press: ['Enter'],
      holds: async (page) => {
        await expect(page.getByRole('menu')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Actions' })).toBeFocused()
      },
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'actions',
      from: ['Tab', 'Enter'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      press: ['End', 'Space'],
      holds: async (page) => {
        await expect(page.getByRole('menu')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Actions' })).toBeFocused()
      },
    },
    {
      keys: 'Flecha abajo',
      specimen: 'actions',
      from: ['Tab'],
      press: ['ArrowDown'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
    },
    {
      keys: 'Flecha abajo',
      specimen: 'actions',
      from: ['Tab', 'ArrowDown'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      press: ['ArrowDown'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Move to another lot' })).toBeFocused(),
    },
    {
      keys: 'Flecha abajo',
      specimen: 'actions',
      from: ['Tab', 'ArrowUp'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
      press: ['ArrowDown'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
    },
    {
      keys: 'Flecha arriba',
      specimen: 'actions',
      from: ['Tab'],
      press: ['ArrowUp'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
    },
    {
      keys: 'Flecha arriba',
      specimen: 'actions',
      from: ['Tab', 'ArrowDown'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      press: ['ArrowUp'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
    },
    {
      keys: 'Flecha arriba',
      specimen: 'actions',
      from: ['Tab', 'ArrowUp'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
      press: ['ArrowUp'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Move to another lot' })).toBeFocused(),
    },
    {
      keys: 'Inicio, Fin',
      specimen: 'actions',
      from: ['Tab', 'ArrowDown'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      press: ['End'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
    },
    {
      keys: 'Inicio, Fin',
      specimen: 'actions',
      from: ['Tab', 'ArrowUp'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
      press: ['Home'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
    },
    {
      keys: 'Una letra',
      specimen: 'actions',
      from: ['Tab', 'ArrowDown'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      press: ['m'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Move to another lot' })).toBeFocused(),
    },
    {
      keys: 'Escape',
      specimen: 'actions',
      from: ['Tab', 'ArrowDown'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      press: ['Escape'],
      holds: async (page) => {
        await expect(page.getByRole('menu')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Actions' })).toBeFocused()
      },
    },
  ],
}
