import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../support/render-screen'
import { chooseCases } from '../support/scope'

const findSelector = () => screen.findByRole('combobox', { name: 'Barrio' })

test('a change of neighbourhood removes the search text and the page number from the address', async () => {
  const { user } = await renderScreen('/?ver=todas&buscar=cumple&pagina=2', { as: 'residente' })
  await user.selectOptions(await findSelector(), 'Las Acacias')
  await waitFor(() => expect(document.title).toBe('Autorizaciones – Las Acacias'))
  expect(window.location.search).toBe('')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test.each(
  chooseCases(
    [
      '/?ver=todas&buscar=zzz&pagina=2',
      '/activitiesReport?nombre=zzz&documento=zzz&pagina=2&filas=25&desde=2026-03-01&sinEgreso=true',
      '/construction/501?tab=nomina&dni=777&pagina=2',
      '/construction/501?tab=movimientos&nombre=zzz&pagina=2',
      '/manageproperty/201?tab=vehiculos&pagina=2&filas=25',
      '/submissions?poliza=zzz&pagina=2',
    ],
    3,
  ),
)('a change of neighbourhood removes the parameters of %s from the calls', async (address) => {
  const { user, mock } = await renderScreen(address, { as: 'residente' })
  // The home page itself reads who is inside.
  const filterPattern = address.startsWith('/activitiesReport') ? '|exceeded|in_property' : ''
  const parameterPattern = new RegExp(`zzz|=777|[?&]page=2|page_size=25|2026-03-01${filterPattern}`)
  const listPaths = (segment: string) =>
    mock.requests.map(({ path }) => path).filter((path) => path.includes(segment))
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(listPaths('/101/')).toContainEqual(expect.stringMatching(parameterPattern)))
  await user.selectOptions(await findSelector(), 'Las Acacias')
  await waitFor(() => expect(document.title).toMatch(/ – Las Acacias$/))
  await screen.findByRole('heading', { level: 1 })
  const paths = listPaths('/102/')
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => parameterPattern.test(path))).toEqual([])
})

test.each(
  chooseCases(
    [
      ['/construction/501', '/constructions'],
      ['/manageproperty/201', '/'],
      ['/submissions', '/'],
      ['/activitiesReport', '/activitiesReport'],
    ],
    2,
  ),
)(
  'a change of neighbourhood leads from %s to %s if the new neighbourhood has no modules',
  async (from, to) => {
    const { user } = await renderScreen(from, { as: 'residente' })
    await screen.findByRole('heading', { level: 1 })
    await user.selectOptions(await findSelector(), 'Las Acacias')
    await waitFor(() => expect(document.title).toMatch(/ – Las Acacias$/))
    await waitFor(() => expect(window.location.pathname).toBe(to))
  },
)

const formReason = 'No se puede cambiar de barrio mientras completás un formulario.'

test.each([
  ['/preauthorization/new', formReason],
  ['/manageproperty/201?tab=vehiculos&vista=nuevo', formReason],
  [
    '/preauthorization/pass/7001',
    'El pase vale en este barrio. Para cambiar de barrio, volvé a Autorizaciones.',
  ],
])(
  'disables the neighbourhood selector at %s, with the reason as its tooltip: %s',
  async (address, reason) => {
    await renderScreen(address, { as: 'residente' })
    expect(await findSelector()).toBeDisabled()
    expect(await findSelector()).toHaveAttribute('title', reason)
  },
)

test('redirects home from the form for a submission if the submissions module is inactive', async () => {
  await renderScreen('/submissions/102/new', { as: 'residente' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  expect(window.location.pathname).toBe('/')
})

test('shows an error if the modules fail to load, and the section after a retry', async () => {
  const { user } = await renderScreen('/managedproperties', {
    as: 'residente',
    faults: [{ operationId: 'listHomeModules', status: 500, times: 1 }],
  })
  expect(
    await screen.findByText('Ocurrió un error al conectarse con el servidor, por favor intente mas tarde.'),
  ).toBeVisible()
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Lotes y Residentes' })).toBeVisible()
})

test('fetches the data of a neighbourhood again when the user returns to the neighbourhood', async () => {
  const { user, mock } = await renderScreen('/', { as: 'residente' })
  const button = (await screen.findAllByRole('button', { name: /^Eliminar / }))[0] as HTMLElement
  const name = button.getAttribute('aria-label')?.replace('Eliminar ', '') ?? button.textContent
  await user.selectOptions(await findSelector(), 'Las Acacias')
  await waitFor(() => expect(document.title).toBe('Autorizaciones – Las Acacias'))
  const [authorization] = mock.db.authorizations.all().filter((row) => row.name === name)
  if (!authorization) throw new Error(`No authorization is called ${name}`)
  await mock.db.authorizations.save({ ...authorization, name: 'Con otro nombre' })
  await user.selectOptions(await findSelector(), 'Los Álamos')
  expect(await screen.findByRole('button', { name: 'Eliminar Con otro nombre' })).toBeVisible()
})
