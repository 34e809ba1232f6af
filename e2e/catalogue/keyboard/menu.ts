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
      specimen: 'actions',
      from: ['Tab', 'Enter'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      press: ['Tab'],
      holds: async (page) => {
        await expect(page.getByRole('menu')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Actions' })).not.toBeFocused()
      },
    },
    {
      keys: 'Enter, Space',
      specimen: 'actions',
      from: ['Tab'],
      press: ['Enter'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
    },
    {
      keys: 'Enter, Space',
      specimen: 'actions',
      from: ['Tab'],
      press: ['Space'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
    },
    {
      keys: 'Enter, Space',
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
      keys: 'Enter, Space',
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
      keys: 'Down arrow',
      specimen: 'actions',
      from: ['Tab'],
      press: ['ArrowDown'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
    },
    {
      keys: 'Down arrow',
      specimen: 'actions',
      from: ['Tab', 'ArrowDown'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      press: ['ArrowDown'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Move to another lot' })).toBeFocused(),
    },
    {
      keys: 'Down arrow',
      specimen: 'actions',
      from: ['Tab', 'ArrowUp'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
      press: ['ArrowDown'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
    },
    {
      keys: 'Up arrow',
      specimen: 'actions',
      from: ['Tab'],
      press: ['ArrowUp'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
    },
    {
      keys: 'Up arrow',
      specimen: 'actions',
      from: ['Tab', 'ArrowDown'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      press: ['ArrowUp'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
    },
    {
      keys: 'Up arrow',
      specimen: 'actions',
      from: ['Tab', 'ArrowUp'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
      press: ['ArrowUp'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Move to another lot' })).toBeFocused(),
    },
    {
      keys: 'Home, End',
      specimen: 'actions',
      from: ['Tab', 'ArrowDown'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
      press: ['End'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
    },
    {
      keys: 'Home, End',
      specimen: 'actions',
      from: ['Tab', 'ArrowUp'],
      reached: (page) => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused(),
      press: ['Home'],
      holds: (page) => expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused(),
    },
    {
      keys: 'A letter',
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
