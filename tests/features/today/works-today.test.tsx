import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addWorks, finishOtherWorks } from '../../support/current-works'
import { renderScreen, setFaults } from '../../support/render-screen'

const findLink = (name: RegExp) => screen.findByRole('link', { name })

/** Returns the strip after its code has loaded. Another element keeps its place before. */
async function findStrip() {
  await screen.findByRole('button', { name: /^Esperados hoy \(/ })
  return within(screen.getByRole('region', { name: 'Hoy' }))
}
type Options = NonNullable<Parameters<typeof renderScreen>[1]>

const open = (options: Options = {}) => renderScreen('/constructions', { as: 'obra', ...options })

test('shows a work manager who is inside, which groups may come, and what expires, each with what opens it', async () => {
  const { user } = await open()
  expect(await findLink(/^Begonia Ñandú Peña/)).toHaveAccessibleName(
    'Begonia Ñandú Peña desde 08:46 · hace 1 h 14 min · Casa Pérez · Puede quedarse hasta las 16:45: 6 horas y 46 minutos más.',
  )
  expect(await findLink(/^Begonia Ñandú Peña/)).toHaveAttribute(
    'href',
    '/construction/501?tab=movimientos&documento=33908214&permanecen=true',
  )
  const strip = await findStrip()
  expect(strip.getByRole('heading', { name: 'Adentro (1)' })).toBeVisible()
  await user.click(await strip.findByRole('button', { name: 'Esperados hoy (1)' }))
  expect(await findLink(/^Electricidad, gas y plomería 1/)).toHaveAccessibleName(
    'Electricidad, gas y plomería 1 08:30 a 16:45 · 3 personas · Casa Pérez',
  )
  await user.click(await strip.findByRole('button', { name: 'Vencen pronto (7)' }, { timeout: 5000 }))
  expect(await findLink(/^Pintura/)).toHaveAttribute(
    'href',
    '/construction/501?tab=autorizaciones&vista=editar&id=805',
  )
  expect(await findLink(/^Experta ART/)).toHaveAttribute('href', '/submissions/101/new?tipo=seguros')
})

test('has a link to the people inside the only current work, which shows them without another request', async () => {
  const { user, mock } = await open({ prepare: finishOtherWorks })
  expect(await findLink(/^Begonia Ñandú Peña/)).toHaveAccessibleName(/hace 1 h 14 min · Puede/)
  const countReads = () => mock.requests.filter(({ path }) => path.includes('/works/501/activity/')).length
  expect(countReads()).toBe(1)
  await user.click(await findLink(/^Ver todos/))
  const table = await screen.findByRole('table', { name: 'Movimientos de la obra' })
  expect(within(table).getAllByRole('rowheader')).toHaveLength(1)
  expect(screen.getByRole('checkbox', { name: 'Permanecen dentro' })).toBeChecked()
  expect(countReads()).toBe(1)
})

test('begins with those who should have left, also if their entry is not on the first page', async () => {
  await open({
    prepare: async (backend) => {
      await finishOtherWorks(backend)
      const { movements } = backend.db
      const [inside] = movements
        .all()
        .filter(({ work_id, checkout_at }) => work_id === 501 && checkout_at === null)
      if (!inside) throw new Error('nobody is inside')
      for (let index = 0; index < 12; index += 1) await movements.insert({ ...inside, id: 9_000_000 + index })
      await movements.insert({
        ...inside,
        id: 9_100_000,
        checkin_at: '2026-03-12T11:00:00.000Z',
        limit_at: '2026-03-12T20:00:00.000Z',
      })
    },
  })
  expect(await screen.findByRole('heading', { name: 'Adentro (14)' })).toBeVisible()
  const [first] = within(screen.getByRole('region', { name: 'Hoy' })).getAllByRole('listitem')
  expect(first).toHaveTextContent('desde el jueves 12 · pase vencido')
})

test('opens the group that expires', async () => {
  const { user } = await open()
  await user.click(
    await (await findStrip()).findByRole('button', { name: /^Vencen pronto \(/ }, { timeout: 5000 }),
  )
  await user.click(await findLink(/^Pintura/))
  expect(await screen.findByRole('dialog', {}, { timeout: 5000 })).toBeVisible()
  expect(await screen.findByDisplayValue('Pintura')).toBeVisible()
})

test('tells a failure in its panel alone, with a retry', async () => {
  const { user, mock } = await open({ faults: [{ operationId: 'listWorkMovements', status: 500 }] })
  const strip = await findStrip()
  await strip.findByRole('button', { name: 'Reintentar' })
  expect(await strip.findByRole('button', { name: 'Esperados hoy (1)' })).toBeVisible()
  expect(screen.getByRole('listitem', { name: 'Casa Pérez' })).toBeVisible()
  await setFaults(mock, [])
  await user.click(strip.getByRole('button', { name: 'Reintentar' }))
  await findLink(/^Begonia Ñandú Peña/)
  await waitFor(() => expect(strip.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument())
})

test('reads twelve works at first, and more by a press', async () => {
  const { user, mock } = await open({
    prepare: async (backend) => {
      await finishOtherWorks(backend)
      await addWorks(backend, 14)
    },
  })
  const strip = await findStrip()
  const countReads = () =>
    mock.requests.filter(({ method, path }) => method === 'GET' && /\/works\/\d+\/activity\//.test(path))
      .length
  expect(await strip.findByRole('heading', { name: /^Adentro \(\d\+\)/ })).toBeVisible()
  expect(countReads()).toBe(12)
  expect(strip.getAllByText('Leímos 12 de 15 obras vigentes.')[0]).toBeVisible()
  await user.click(strip.getAllByRole('button', { name: 'Leer más' })[0] as HTMLElement)
  expect(await strip.findByRole('heading', { name: 'Adentro (1)' })).toBeVisible()
  expect(countReads()).toBe(15)
})

test('says that nobody is inside', async () => {
  await open({
    prepare: async (backend) => {
      await addWorks(backend, 1)
      for (const work of backend.db.works.all())
        if (work.id !== 9001) await backend.db.works.save({ ...work, status: 'FINISHED' })
    },
  })
  expect(await (await findStrip()).findByText('Nadie adentro.')).toBeVisible()
})

test('does not show the strip to residents, who have one at home', async () => {
  await renderScreen('/constructions', { as: 'residente' })
  expect(await screen.findByRole('listitem', { name: 'Casa Pérez' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Hoy' })).not.toBeInTheDocument()
})
