import type { Db } from '../db/db.ts'
import type { IdGenerator } from '../db/ids.ts'
import type { PropertyRow } from '../db/rows.ts'
import { formatQrcode, qrcodeAlphabet } from '../rules/access-codes.ts'

/** Creates the text of a QR code for a lot. No authorization and no resident has the same text. */
export function createQrcode(db: Db, ids: IdGenerator, lot: PropertyRow): string {
  const { name } = db.realProperties.require(lot.real_property_id)
  const createText = () => formatQrcode(name, ids.text(8, qrcodeAlphabet))
  const isTaken = (text: string) =>
    db.residencies.count(({ qrcode }) => qrcode === text) > 0 ||
    db.authorizations.count(({ qrcode }) => qrcode === text) > 0
  let qrcode = createText()
  while (isTaken(qrcode)) qrcode = createText()
  return qrcode
}
