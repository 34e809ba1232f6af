import { createMock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'
import { chooseCases } from '../../support/scope'

const findTitle = () => screen.findByRole('heading', { level: 1, name: /Lote/ })
const getValue = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

test('opens a work by a link, and shows the title, status and data of the work', async () => {
  await renderScreen('/construction/501', { as: 'residente' })
  expect(await findTitle()).toHaveTextContent('Casa Pérez - Lote A-12 · Los Robles')
  expect(document.title).toMatch(/^Casa Pérez - Lote A-12/)
  expect(screen.getByText('ESTADO')).toHaveTextContent('ESTADO Vigente')
  expect(screen.getByRole('tab', { name: 'Obra' })).toHaveAttribute('aria-selected', 'true')
  expect(getValue('Barrio')).toHaveTextContent('Los Álamos')
  expect(getValue('Sector')).toHaveTextContent('Los Robles')
  expect(getValue('Fecha de inicio')).toHaveTextContent('17-11-2025')
  expect(getValue('Fecha de fin')).toHaveTextContent('30-10-2026')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Obras' })).toHaveAttribute(
    'href',
    '/constructions',
  )
})

test('marks the end date of an ended work as past', async () => {
  await renderScreen('/construction/501', {
    as: 'residente',
    prepare: async ({ db }) => {
      await db.works.save({ ...db.works.require(501), end_date: '2026-03-13' })
    },
  })
  await findTitle()
  expect(getValue('Fecha de fin')).toHaveTextContent('13-03-2026Venció el 13-03-2026')
})

test('shows the work to a manager who is not a resident', async () => {
  await renderScreen('/construction/501', { as: 'obra' })
  expect(await findTitle()).toHaveTextContent('Casa Pérez - Lote A-12 · Los Robles')
})

test.each(
  chooseCases(
    [
      '?tab=obras&vista=borrar&id=x',
      '?tab=&vista=editar&id=2.5',
      '?vista=editar&id=1e9',
      `?tab=${'a'.repeat(300)}&vista=%F0%9F%A6%84&id=%D8%B9`,
      '?tab=%00&id=9999999999999999999999',
    ],
    2,
  ),
)('shows the first tab for an invalid address: %s', async (invalidQueryString) => {
  await renderScreen(`/construction/501${invalidQueryString}`, { as: 'residente' })
  await findTitle()
  expect(screen.getByRole('tab', { name: 'Obra' })).toHaveAttribute('aria-selected', 'true')
})

/** Works of the demo that the user `obra` cannot see. */
const hiddenWorks = {
  /** A work in Las Acacias, where `obra` has no person. */
  ofAnotherNeighbourhood: { id: 511, title: 'Casa de té' },
  /** A work in Los Álamos, of which `obra` is an INVALID manager. */
  noLongerManaged: { id: 506, title: 'Vivienda Quiroga' },
}

test.each(Object.values(hiddenWorks))('the work $id of the demo is $title', async ({ id, title }) => {
  const { db } = await createMock()
  expect(db.works.get(id)?.title).toBe(title)
})

test.each(
  chooseCases(
    [
      ['of another neighbourhood', hiddenWorks.ofAnotherNeighbourhood.id, 'obra'],
      ['that the user no longer manages', hiddenWorks.noLongerManaged.id, 'obra'],
      ['that does not exist', '999999', 'residente'],
      ['with the id zero', '0', 'residente'],
      ['with a fraction as the id', '2.5', 'residente'],
      ['with an id that is too large', '1e9', 'residente'],
      ['with a word as the id', 'nada', 'residente'],
    ] as const,
    2,
  ),
)('shows the not-found page for a work %s', async (_, id, as) => {
  await renderScreen(`/construction/${id}`, { as })
  expect(await screen.findByRole('heading', { name: 'No encontramos esta obra' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver las obras' })).toHaveAttribute('href', '/constructions')
})

test('shows a failure to read the work, and retries', async () => {
  const { user, mock } = await renderScreen('/construction/501', {
    as: 'residente',
    faults: [{ operationId: 'getWork', status: 500 }],
  })
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await setFaults(mock, [])
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await waitFor(async () => expect(await findTitle()).toHaveTextContent('Casa Pérez'))
})
