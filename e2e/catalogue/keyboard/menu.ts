import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const menu: KeyboardTable = {
  component: 'Menu',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'actions',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('button', { name: 'Actions' })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'beside-a-button',
      setupKeys: ['Tab', 'Enter'],
      waitForSetup: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      testedKeys: ['Tab'],
      expectResult: async (page) => {
        await expect(page.getByRole('menu')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
      },
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'actions',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'actions',
      setupKeys: ['Tab'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'actions',
      setupKeys: ['Tab', 'Enter'],
      waitForSetup: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      testedKeys: ['Enter'],
      expectResult: async (page) => {
        await expect(page.getByRole('menu')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Actions' })).toBeFocused()
      },
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'actions',
      setupKeys: ['Tab', 'Enter'],
      waitForSetup: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      testedKeys: ['End', 'Space'],
      expectResult: async (page) => {
        await expect(page.getByRole('menu')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Actions' })).toBeFocused()
      },
    },
    {
      noteKeys: 'Flecha abajo',
      specimen: 'actions',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowDown'],
      expectResult: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
    },
    {
      noteKeys: 'Flecha abajo',
      specimen: 'actions',
      setupKeys: ['Tab', 'ArrowDown'],
      waitForSetup: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      testedKeys: ['ArrowDown'],
      expectResult: (page) =>
        expect(page.getByRole('menuitem', { name: 'Move to another lot' })).toBeFocused(),
    },
    {
      noteKeys: 'Flecha abajo',
      specimen: 'actions',
      setupKeys: ['Tab', 'ArrowUp'],
      waitForSetup: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
      testedKeys: ['ArrowDown'],
      expectResult: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
    },
    {
      noteKeys: 'Flecha arriba',
      specimen: 'actions',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowUp'],
      expectResult: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
    },
    {
      noteKeys: 'Flecha arriba',
      specimen: 'actions',
      setupKeys: ['Tab', 'ArrowDown'],
      waitForSetup: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      testedKeys: ['ArrowUp'],
      expectResult: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
    },
    {
      noteKeys: 'Flecha arriba',
      specimen: 'actions',
      setupKeys: ['Tab', 'ArrowUp'],
      waitForSetup: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
      testedKeys: ['ArrowUp'],
      expectResult: (page) =>
        expect(page.getByRole('menuitem', { name: 'Move to another lot' })).toBeFocused(),
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen: 'actions',
      setupKeys: ['Tab', 'ArrowDown'],
      waitForSetup: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      testedKeys: ['End'],
      expectResult: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen: 'actions',
      setupKeys: ['Tab', 'ArrowUp'],
      waitForSetup: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
      testedKeys: ['Home'],
      expectResult: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
    },
    {
      noteKeys: 'Una letra',
      specimen: 'actions',
      setupKeys: ['Tab', 'ArrowDown'],
      waitForSetup: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      testedKeys: ['m'],
      expectResult: (page) =>
        expect(page.getByRole('menuitem', { name: 'Move to another lot' })).toBeFocused(),
    },
    {
      noteKeys: 'Escape',
      specimen: 'actions',
      setupKeys: ['Tab', 'ArrowDown'],
      waitForSetup: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      testedKeys: ['Escape'],
      expectResult: async (page) => {
        await expect(page.getByRole('menu')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Actions' })).toBeFocused()
      },
    },
  ],
}
