import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

export const tabs: KeyboardTable = {
  component: 'Tabs',
  cases: [
    {
      keys: 'Tab',
      specimen: 'automatic',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('tab', { name: /Current/ })).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'automatic',
      setupKeys: ['Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.getByRole('tabpanel')).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'automatic',
      setupKeys: ['Tab', 'Tab'],
      testedKeys: ['Tab'],
      expectResult: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Flechas izquierda y derecha',
      specimen: 'automatic',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowRight'],
      expectResult: async (page) => {
        await expect(page.getByRole('tab', { name: 'All' })).toBeFocused()
        await expect(page.getByText('Every visit that ever was.')).toBeVisible()
      },
    },
    {
      keys: 'Flechas izquierda y derecha',
      specimen: 'automatic',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowLeft'],
      expectResult: (page) => expect(page.getByText('Every visit that ever was.')).toBeVisible(),
    },
    {
      keys: 'Flechas izquierda y derecha',
      specimen: 'automatic',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowRight', 'ArrowRight'],
      expectResult: (page) => expect(page.getByText('Visits that may still come in.')).toBeVisible(),
    },
    {
      keys: 'Flechas izquierda y derecha',
      specimen: 'manual',
      setupKeys: ['Tab'],
      testedKeys: ['ArrowRight'],
      expectResult: async (page) => {
        await expect(page.getByRole('tab', { name: 'All' })).toBeFocused()
        await expect(page.getByText('Visits that may still come in.')).toBeVisible()
      },
    },
    {
      keys: 'Inicio, Fin',
      specimen: 'automatic',
      setupKeys: ['Tab'],
      testedKeys: ['End'],
      expectResult: async (page) => {
        await expect(page.getByRole('tab', { name: 'All' })).toBeFocused()
        await expect(page.getByText('Every visit that ever was.')).toBeVisible()
      },
    },
    {
      keys: 'Inicio, Fin',
      specimen: 'automatic',
      setupKeys: ['Tab', 'End'],
      testedKeys: ['Home'],
      expectResult: async (page) => {
        await expect(page.getByRole('tab', { name: /Current/ })).toBeFocused()
        await expect(page.getByText('Visits that may still come in.')).toBeVisible()
      },
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'manual',
      setupKeys: ['Tab', 'ArrowRight'],
      testedKeys: ['Enter'],
      expectResult: (page) => expect(page.getByText('Every visit that ever was.')).toBeVisible(),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'manual',
      setupKeys: ['Tab', 'ArrowRight'],
      testedKeys: ['Space'],
      expectResult: (page) => expect(page.getByText('Every visit that ever was.')).toBeVisible(),
    },
  ],
}
