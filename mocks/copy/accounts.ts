import type { Schemas } from '../contract/operations.ts'
import type { PersonRow } from '../db/rows.ts'
import { formatList } from './sentences.ts'

/** The forms of a word by the gender of the person. */
type Gendered = Record<PersonRow['gender'], string>

const owner: Gendered = { F: 'Propietaria', M: 'Propietario', X: 'Propietario/a' }
const tenant: Gendered = { F: 'Inquilina', M: 'Inquilino', X: 'Inquilino/a' }
const workManager: Gendered = { F: 'Encargada', M: 'Encargado', X: 'Encargado/a' }

const groupNames = {
  ADMINISTRATOR: 'Administración general',
  AMENITY_CONTROL: 'Control de amenities',
  PROPERTY_ADMIN: 'Administración',
  INSURANCE_BROKER: 'Productor de seguros',
  AUDITOR: 'Auditoría',
  AMENITY_ADMIN: 'Administración de amenities',
  CARONE_ADMIN: 'Administración de CarOne',
  COMMUNICATION_ADMIN: 'Comunicación',
  COMMUNICATION_SILICON_ADMIN: 'Comunicación',
  WORK_CONTROL: 'Control de obras',
} satisfies Record<Schemas['UserGroup'], string>

const formatOtherWorks = (count: number): string => {
  if (count === 0) return ''
  return count === 1 ? ' y 1 obra más' : ` y ${count} obras más`
}

/** The descriptions of accounts in the list of the demo panel, and the refusal of an unknown user name. */
export const accountSentences = {
  owner: (gender: PersonRow['gender'], places: readonly string[]) => `${owner[gender]} ${formatList(places)}`,
  tenant: (gender: PersonRow['gender'], places: readonly string[], mayManage: boolean) =>
    `${tenant[gender]} ${formatList(places)}, ${mayManage ? 'con' : 'sin'} permiso para administrarlo`,
  lots: (neighbourhood: string, lots: readonly string[]) =>
    `en ${neighbourhood} (${lots.length === 1 ? 'lote' : 'lotes'} ${formatList(lots)})`,
  workManager: (gender: PersonRow['gender'], neighbourhood: string, work: string, otherWorks: number) =>
    `${workManager[gender]} de obra en ${neighbourhood}: ${work}${formatOtherWorks(otherWorks)}`,
  group: (group: Schemas['UserGroup']) => groupNames[group],
  groupFromElsewhere: (group: Schemas['UserGroup'], neighbourhood: string) =>
    `${groupNames[group]} de ${neighbourhood}, no vive en el barrio`,
  withoutLotOrWork: (neighbourhoods: readonly string[]) =>
    `Sin lote ni obra, en ${formatList(neighbourhoods)}`,
  withoutNeighbourhood: 'Sin barrio',
  unknownUsername: 'No hay ninguna cuenta con ese usuario.',
}
