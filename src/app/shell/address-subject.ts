import { matchPath } from 'react-router-dom'
import { readKindFromAddress, type SubmissionKind } from '@/features/submissions/kinds'
import { parseId, paths } from '@/paths'

/** The thing that an address names by an id, such as a lot or a work. */
export interface AddressSubject {
  kind: 'authorization' | 'lot' | 'neighbourhood' | 'work' | SubmissionKind
  id: number
}

type Address = Pick<Location, 'pathname' | 'search'>

/** The addresses with an id in the query string. `name` is the parameter's name. */
const addressesWithIdInSearch = [
  { pattern: paths.newAuthorization.pattern, name: 'usar', kind: 'authorization' },
  { pattern: paths.newInvitation.pattern, name: 'usar', kind: 'authorization' },
  { pattern: paths.movements.pattern, name: 'lote', kind: 'lot' },
] as const

/** The addresses with an id in the path. */
const addressesWithIdInPath = [
  { pattern: paths.editAuthorization.pattern, kind: 'authorization' },
  { pattern: paths.editInvitation.pattern, kind: 'authorization' },
  { pattern: paths.pass.pattern, kind: 'authorization' },
  { pattern: paths.lot.pattern, kind: 'lot' },
  { pattern: paths.work.pattern, kind: 'work' },
  { pattern: paths.newSubmission.pattern, kind: 'neighbourhood' },
] as const

/** Returns the subject of an address; undefined for an address without a valid id. */
export function parseAddressSubject(address: Address): AddressSubject | undefined {
  const subject =
    readSubjectFromPath(address) ?? readSubjectFromSearch(address) ?? readSubmissionInDrawer(address)
  const id = parseId(subject?.text)
  return subject && id !== undefined ? { kind: subject.kind, id } : undefined
}

/** A subject whose id has not been parsed. */
type RawSubject = Pick<AddressSubject, 'kind'> & { text: string | undefined }

function readSubjectFromPath({ pathname }: Address): RawSubject | undefined {
  for (const { pattern, kind } of addressesWithIdInPath) {
    const match = matchPath(pattern, pathname)
    if (match) return { kind, text: Object.values(match.params)[0] }
  }
  return undefined
}

function readSubjectFromSearch({ pathname, search }: Address): RawSubject | undefined {
  const known = addressesWithIdInSearch.find(({ pattern }) => matchPath(pattern, pathname))
  return known && { kind: known.kind, text: new URLSearchParams(search).get(known.name) ?? undefined }
}

/** Returns the submission whose drawer is open over the list of submissions; undefined without an open drawer. */
function readSubmissionInDrawer({ pathname, search }: Address): RawSubject | undefined {
  const parameters = new URLSearchParams(search)
  if (!matchPath(paths.submissions.pattern, pathname) || !parameters.get('vista')) return undefined
  return { kind: readKindFromAddress(search) ?? 'INSURANCE', text: parameters.get('id') ?? undefined }
}
