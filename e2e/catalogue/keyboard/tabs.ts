import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const tabs: KeyboardTable = {
  component: 'Tabs',
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'automatic',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('tab', { name: /Current/ })).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'automatic',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('tabpanel')).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'automatic',
      setupKeys: ['Tab', 'Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      noteKeys: 'Flechas izquierda y derecha',
      specimen: 'automatic',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowRight'],
      expectResult: async (page) => {
        await expect(page.getByRole('tab', { name: 'All' })).toBeFocused()
        await expect(page.getByText('Every visit that ever was.')).toBeVisible()
      },
    },
    {
      noteKeys: 'Flechas izquierda y derecha',
      specimen: 'automatic',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowLeft'],
      expectResult: (page) => expect(page.getByText('Every visit that ever was.')).toBeVisible(),
    },
    {
      noteKeys: 'Flechas izquierda y derecha',
      specimen: 'automatic',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowRight', 'ArrowRight'],
      expectResult: (page) => expect(page.getByText('Visits that may still come in.')).toBeVisible(),
    },
    {
      noteKeys: 'Flechas izquierda y derecha',
      specimen: 'manual',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowRight'],
      expectResult: async (page) => {
        await expect(page.getByRole('tab', { name: 'All' })).toBeFocused()
        await expect(page.getByText('Visits that may still come in.')).toBeVisible()
      },
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen: 'automatic',
      setupKeys: ['Tab'],
      testedKeys: ['End'],
      expectResult: async (page) => {
        await expect(page.getByRole('tab', { name: 'All' })).toBeFocused()
        await expect(page.getByText('Every visit that ever was.')).toBeVisible()
      },
    },
    {
      noteKeys: 'Inicio, Fin',
      specimen: 'automatic',
      setupKeys: ['Tab', 'End'],
      testedKeys: ['Home'],
      expectResult: async (page) => {
        await expect(page.getByRole('tab', { name: /Current/ })).toBeFocused()
        await expect(page.getByText('Visits that may still come in.')).toBeVisible()
      },
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'manual',
      setupKeys: ['Tab', 'ArrowRight'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page.getByText('Every visit that ever was.')).toBeVisible(),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'manual',
      setupKeys: ['Tab', 'ArrowRight'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByText('Every visit that ever was.')).toBeVisible(),
    },
  ],
}
