import { screen, waitFor, within } from '@testing-library/react'
import { readSheet } from 'read-excel-file/node'
import { afterEach, expect, test, vi } from 'vitest'
import { captureDownloads } from '../../support/capture-downloads'
import { addWorks, finishOtherWorks } from '../../support/current-works'
import { renderScreen } from '../../support/render-screen'
import { findTable, open, readRows } from './list-steps'

afterEach(() => {
  vi.unstubAllGlobals()
})

const findChip = (name: string) =>
  screen.findByRole('radio', { name: new RegExp(`^${name} \\(\\d+\\+?\\)$`) })

/** Returns the number in the name of a chip. */
async function readCount(name: string) {
  const chip = (await findChip(name)) as HTMLInputElement
  return Number(/\((\d+)/.exec(chip.labels?.[0]?.textContent ?? '')?.[1])
}

test('begins with what expired first, and says what, whose, where and when', async () => {
  await open()
  const rows = await readRows()
  expect(rows).toHaveLength(10)
  const days = rows.map(([, , , lastDay = '']) =>
    lastDay.replace('Venció el ', '').split('-').reverse().join('-'),
  )
  expect(days).toEqual([...days].sort())
  expect(rows[0]?.slice(1, 3)).toEqual(['Antecedentes del trabajador', 'Casa Pérez'])
})

test('a press opens a new submission for the worker whose paper expires', async () => {
  const { user } = await open('?tipo=workerInsurance&plazo=14')
  const [first] = await readRows()
  await user.click(screen.getByRole('link', { name: `Renovar A.R.T. del trabajador: ${first?.[0]}` }))
  const people = await screen.findByRole('table', { name: 'Trabajadores' })
  expect(
    within(people)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual([first?.[0]])
  expect(window.location.pathname + window.location.search).toBe('/submissions/101/new?tipo=seguros')
})

test('filters by range, kind and place in the address, with numbers that agree with the rows', async () => {
  const { user } = await open()
  const expired = await readCount('Vencidos')
  expect(expired + (await readCount('30 días'))).toBe(await readCount('Todos'))
  await user.click(await findChip('Vencidos'))
  expect(window.location.search).toBe('?plazo=vencidos')
  expect(screen.getByText(`${expired} vencimientos`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mostrar filtros' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Qué' }), 'A.R.T. del trabajador')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Dónde' }), 'Casa Pérez')
  expect(window.location.search).toBe('?plazo=vencidos&tipo=workerInsurance&lugar=obra-501')
  const rows = await readRows()
  expect(await readCount('Vencidos')).toBe(rows.length)
  for (const [, kind, place, lastDay] of rows) {
    expect([kind, place]).toEqual(['A.R.T. del trabajador', 'Casa Pérez'])
    expect(lastDay).toMatch(/^Venció el /)
  }
  await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
  expect(window.location.search).toBe('')
})

test('a range alone leaves the fields closed on a phone, because its chips are visible', async () => {
  await open('?plazo=vencidos')
  await readRows()
  expect(screen.getByRole('button', { name: 'Mostrar filtros' })).toBeVisible()
  expect(await findChip('Vencidos')).toBeChecked()
})

test('the file has exactly the filtered rows of all pages, in the shown order', async () => {
  const files = captureDownloads()
  const { user } = await open('?orden=-quien&tipo=workerCheck')
  const shown = await readRows()
  const total = await readCount('Todos')
  await user.click(screen.getByRole('button', { name: 'Descargar' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }))
  await screen.findByText('Se descargó Vencimientos Los Álamos 16-03-2026.xlsx.')
  expect(files.map(({ name }) => name)).toEqual(['Vencimientos Los Álamos 16-03-2026.xlsx'])
  const [, ...cells] = await readSheet(Buffer.from((await files[0]?.file.arrayBuffer()) as ArrayBuffer))
  expect(cells).toHaveLength(total)
  expect(cells.slice(0, shown.length).map(([kind, name, place]) => [name, kind, place])).toEqual(
    shown.map((row) => row.slice(0, 3)),
  )
})

test('a resident sees the vehicles, the tenants and the works, and opens what renews them', async () => {
  const { user } = await open('?lugar=lote-201', { as: 'residente' })
  const rows = await readRows()
  expect(new Set(rows.map(([, , place]) => place))).toEqual(new Set(['Lote A-12 · Los Robles']))
  const kinds = new Set(rows.map(([, kind]) => kind))
  for (const kind of ['VTV', 'Contrato de inquilino']) expect(kinds).toContain(kind)
  const [plate = ''] = rows.find(([, kind]) => kind === 'VTV') ?? []
  expect(plate).toMatch(/^Renovar VTV: ([A-Z]{2} \d{3} [A-Z]{2}|[A-Z]{3} \d{3})([A-Z\d] ){5,}/)
  expect(
    screen.getAllByRole('link', { name: /^Renovar VTV: ([A-Z\d] ){5,6}[A-Z\d]$/ }).length,
  ).toBeGreaterThan(0)
  await user.click(screen.getByRole('link', { name: 'Renovar Contrato de inquilino: Iris Bustamante' }))
  expect(await screen.findByDisplayValue('Bustamante')).toBeVisible()
  expect(window.location.search).toBe('?tab=inquilinos&vista=editar&id=74')
})

test('without the modules, reads neither tenants, vehicles nor submissions', async () => {
  const { user, mock } = await open('', { as: 'residente' })
  await readRows()
  const readBefore = mock.requests.length
  await user.selectOptions(screen.getByRole('combobox', { name: 'Barrio' }), 'Las Acacias')
  expect(await screen.findByText(/^\d+ vencimientos?$|^Nada vence/)).toBeVisible()
  await waitFor(() =>
    expect(mock.requests.slice(readBefore).some(({ path }) => path.includes('/authorization/'))).toBe(true),
  )
  const paths = mock.requests.slice(readBefore).map(({ path }) => path)
  expect(paths.filter((path) => /submissions|report/.test(path))).toEqual([])
})

test('lists an authorization that expired yesterday', async () => {
  await open('?tipo=authorization&plazo=vencidos', {
    as: 'residente',
    prepare: async ({ db }) => {
      const authorization = db.authorizations.all().find(({ name }) => name === 'Jardinero')
      if (!authorization) throw new Error('the sample data have changed')
      await db.authorizations.save({ ...authorization, from_date: '2026-03-01', to_date: '2026-03-15' })
    },
  })
  expect((await readRows()).map(([name, , , lastDay]) => [name, lastDay])).toContainEqual([
    'Jardinero',
    'Venció el 15-03-2026',
  ])
})

test('reads twelve works at first, at most six requests at a time, and more by a press', async () => {
  let [inFlight, maxInFlight] = [0, 0]
  const { user, mock } = await open('?tipo=work', {
    prepare: async (backend) => {
      await finishOtherWorks(backend)
      // The ends of the works are within 30 days.
      await addWorks(backend, 14, { end_date: '2026-03-20' })
      const send = globalThis.fetch
      vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
        if (!/\/works\/\d+\/|\/submissions\//.test(String(request[0]))) return send(...request)
        inFlight += 1
        maxInFlight = Math.max(maxInFlight, inFlight)
        const response = await send(...request)
        inFlight -= 1
        return response
      })
    },
  })
  const countReads = () =>
    mock.requests.filter(({ method, path }) => method === 'GET' && /\/works\/\d+\/workers\//.test(path))
      .length
  expect(await screen.findByText('Leímos 12 de 15 obras vigentes.')).toBeVisible()
  expect(countReads()).toBe(12)
  expect(await screen.findByRole('radio', { name: 'Todos (14+)' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Leer más' }))
  expect(await screen.findByRole('radio', { name: 'Todos (14)' })).toBeChecked()
  expect(countReads()).toBe(15)
  expect(maxInFlight).toBe(6)
  expect(screen.queryByText(/^Leímos/)).not.toBeInTheDocument()
})

test('says that nothing expires', async () => {
  await open('', {
    prepare: async ({ db }) => {
      for (const work of db.works.all()) await db.works.save({ ...work, status: 'FINISHED' })
      for (const submission of db.insuranceSubmissions.all())
        await db.insuranceSubmissions.save({ ...submission, status: 'REJECTED' })
      for (const submission of db.backgroundCheckSubmissions.all())
        await db.backgroundCheckSubmissions.save({ ...submission, status: 'REJECTED' })
    },
  })
  expect(await screen.findByText('Nada vence en estos días.')).toBeVisible()
})

test('the Administration, which may see hundreds of works, is sent to the works', async () => {
  await open('', { as: 'admin' })
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
  expect(screen.queryByRole('link', { name: 'Vencimientos' })).not.toBeInTheDocument()
})

test("the strip 'Hoy' of the works opens the list", async () => {
  const { user } = await renderScreen('/constructions', { as: 'obra' })
  await user.click(await screen.findByRole('button', { name: /^Vencen pronto \(/ }, { timeout: 5000 }))
  await user.click(screen.getByRole('link', { name: 'Ver todos los vencimientos' }))
  await findTable()
  expect(window.location.pathname).toBe('/vencimientos')
})
