import type { IdGenerator } from '@mocks/db/ids'
import { createAuthorizationIds } from '@mocks/handlers/authorized-people'
import { createResidentIds } from '@mocks/handlers/lot-residents'
import { describe, expect, it } from 'vitest'
import { createBackend } from './backend'

/** Creates a generator whose QR code texts are `texts`, one after the other. */
function createIdGenerator(texts: readonly string[]): IdGenerator {
  const remainingTexts = [...texts]
  const createText = (length: number) => (length === 8 ? remainingTexts.shift() : 'invitation-key')
  return { next: () => 1, text: (length) => createText(length) ?? expect.unreachable('no text is left') }
}
/** Removes the initials and the hyphens from the text of a QR code. */
const getCharacters = (qrcode: string) => qrcode.split('-').slice(1).join('')

describe.each([
  ['authorization', createAuthorizationIds],
  ['resident', createResidentIds],
])('the QR code of a new %s', (_, createIds) => {
  it('differs from the QR codes of all authorizations and residents', async () => {
    const { db } = (await createBackend()).mock
    const authorization = db.authorizations.first(({ qrcode }) => qrcode.startsWith('LA-'))
    const resident = db.residencies.first(({ qrcode }) => qrcode.startsWith('LA-'))
    const takenTexts = [authorization, resident].map((row) => getCharacters(row?.qrcode ?? ''))
    expect(
      createIds(db, createIdGenerator([...takenTexts, '22223333']), db.properties.require(201)),
    ).toMatchObject({ qrcode: 'LA-2222-3333' })
  })
})
