/** Returns the changed text of a file. @throws Error if the text has no place for the change. */
export type Patch = (text: string) => string

/** The operation that `operation-recipe.test.ts` adds. */
export const sampleOperation = 'duplicatePet'

const append =
  (addition: string): Patch =>
  (text) =>
    `${text}\n${addition}`

/** Inserts text before the last occurrence of an anchor. */
const insertBefore =
  (anchor: string, addition: string): Patch =>
  (text) => {
    const index = text.lastIndexOf(anchor)
    if (index < 0) throw new Error(`the file has no \`${anchor}\``)
    return text.slice(0, index) + addition + text.slice(index)
  }

/** The closing brace at the end of a file whose last statement defines an object. */
const lastBrace = '}\n'

/** Adds an import as the first line. */
const addImport =
  (line: string): Patch =>
  (text) =>
    `${line}\n${text}`

const combine =
  (...patches: readonly Patch[]): Patch =>
  (text) =>
    patches.reduce((result, patch) => patch(result), text)

/** The patches that add the sample operation, by the path of the file, in the order of the recipe in CONTRIBUTING.md. */
export const samplePatches: Readonly<Record<string, Patch>> = {
  'openapi.yaml': insertBefore(
    '  /fapi/customer/{rp}/property/{pid}/pet/{id}/update/:\n',
    `  /fapi/customer/{rp}/property/{pid}/pet/{id}/duplicate/:
    post:
      operationId: duplicatePet
      tags: [pets]
      summary: Duplicate a pet
      x-name-es: Duplicar una mascota
      description: The copy has no photo, and its documents are not verified.
      parameters:
        - $ref: '#/components/parameters/TimeZone'
        - $ref: '#/components/parameters/IdempotencyKey'
        - $ref: '#/components/parameters/RealPropertyId'
        - $ref: '#/components/parameters/PropertyId'
        - $ref: '#/components/parameters/PetId'
      responses:
        '204':
          description: Duplicated.
        '400': { $ref: '#/components/responses/BadRequest' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/NotFound' }
        '500': { $ref: '#/components/responses/ServerError' }

`,
  ),

  'tests/mocks/rules/pets.test.ts': combine(
    addImport(`import type { PetRow } from '@mocks/db/rows'
import { duplicatePet } from '@mocks/rules/pets'`),
    append(`it('duplicates a pet without its photo, and marks the documents as not verified', () => {
  const fields = { id: 80_001, name: 'MOROCHA', documents_verified_flag: true, photo_file_name: 'dog.png' }
  expect(duplicatePet(fields as PetRow, 80_100, '2026-03-16T13:00:00.000Z')).toMatchObject({
    id: 80_100,
    name: 'MOROCHA',
    documents_verified_flag: false,
    photo_file_name: null,
  })
})
`),
  ),

  'mocks/rules/pets.ts':
    append(`/** Copies a pet. The copy has no photo, and its documents are not verified. */
export function duplicatePet(pet: PetRow, id: number, now: string): PetRow {
  return {
    ...pet,
    id,
    photo_file_name: null,
    documents_verified_flag: false,
    created_at: now,
    updated_at: null,
  }
}
`),

  'mocks/rules/access/lots.ts': insertBefore(
    lastBrace,
    `  duplicatePet: createManageRule(tabs.pets),
`,
  ),

  'mocks/handlers/pets.ts': insertBefore(
    lastBrace,
    `
  duplicatePet: async ({ path, db, ids, clock }) => {
    const pet = db.pets.require(path.id)
    await db.pets.insert(rules.duplicatePet(pet, ids.next('pets'), clock.now().toISOString()))
    return respond(204)
  },
`,
  ),

  'tests/operations/pets.ts': insertBefore(
    lastBrace,
    `  duplicatePet: {
    call: { path: { ...a12, ...morocha } },
    access: [['of A-12', {}, onlyResidente(204)]],
    roles: [['', {}, statusesForManagersWrite(204)]],
    refusals: {
      403: [createRefusedNotManagerCall({ id: petOfC3 }), createRefusedNoCensusCall({ id: petOfAcacias })],
      404: [createRefusedForeignLotCall({ id: petOfC3 })],
    },
  },
`,
  ),

  'src/api/refreshes.ts': insertBefore(
    '  deletePet: [',
    `  duplicatePet: ['listPets'],
`,
  ),

  'src/api/writes/pets.ts': combine(
    addImport(`import { getDuplicatePetMutationOptions } from '../generated/pets/pets'
import { unreadable } from './write'`),
    insertBefore(
      lastBrace,
      `  duplicatePet: unreadable(getDuplicatePetMutationOptions, 'A copy cannot be told from a similar pet.'),
`,
    ),
  ),

  'tests/features/lots/pets.test.tsx': append(`test('duplicates a pet', async () => {
  const { user, mock } = await renderScreen(buildPetsPath(201, '&vista=editar&id=80001'), { as: 'residente' })
  await user.click(await findButton('Duplicar'))
  await waitFor(() => expect(listPets(mock).filter(({ name }) => name === 'MOROCHA')).toHaveLength(2))
})

test('shows that a pet could not be duplicated', async () => {
  const { user } = await renderScreen(buildPetsPath(201, '&vista=editar&id=80001'), {
    as: 'residente',
    faults: [{ operationId: 'duplicatePet', status: 503, times: 1 }],
  })
  await user.click(await findButton('Duplicar'))
  expect(await screen.findByText('No pudimos duplicar la mascota.')).toBeVisible()
})
`),

  'src/features/lots/pets/copy.ts': append(`export const duplicateCopy = {
  action: 'Duplicar',
  failed: 'No pudimos duplicar la mascota.',
}
`),

  'src/features/lots/pets/PetForm.tsx': combine(
    addImport(`import { useWrite } from '@/api/writes/use-write'
import { Button } from '@/design-system/components/Button/Button'
import { useNotify } from '@/patterns/notify/use-notify'
import { duplicateCopy } from './copy'`),
    insertBefore('      </Stack>', '        {pet ? <DuplicateButton id={pet.id} /> : null}\n'),
    append(`function DuplicateButton({ id }: { id: number }) {
  const { rp, propertyId: pid } = useLot()
  const notify = useNotify()
  const duplicatePet = useWrite(petWrites.duplicatePet)
  const duplicate = () => duplicatePet({ rp, pid, id }).catch(() => notify.error(duplicateCopy.failed))
  return <Button onClick={duplicate}>{duplicateCopy.action}</Button>
}
`),
  ),
}
