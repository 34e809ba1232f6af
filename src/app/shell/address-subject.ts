import { matchPath } from 'react-router-dom'
import { readKindFromAddress, type SubmissionKind } from '@/features/submissions/kinds'
import { paths, readId } from '@/paths'

/** The subject of an address with an id. */
export interface AddressSubject {
  kind: 'authorization' | 'lot' | 'neighbourhood' | 'work' | SubmissionKind
  id: number
}

interface Address {
  pathname: string
  search: string
}

/** The addresses with an id in the query: the name of its parameter, and the kind of the subject. */
const withIdInSearch = [
  { pattern: paths.newAuthorization.pattern, name: 'usar', kind: 'authorization' },
  { pattern: paths.newInvitation.pattern, name: 'usar', kind: 'authorization' },
  { pattern: paths.movements.pattern, name: 'lote', kind: 'lot' },
] as const

/** The addresses with an id in the path, and the kind of the subject. */
const withIdInPath = [
  { pattern: paths.editAuthorization.pattern, kind: 'authorization' },
  { pattern: paths.editInvitation.pattern, kind: 'authorization' },
  { pattern: paths.pass.pattern, kind: 'authorization' },
  { pattern: paths.lot.pattern, kind: 'lot' },
  { pattern: paths.work.pattern, kind: 'work' },
  { pattern: paths.newSubmission.pattern, kind: 'neighbourhood' },
] as const

/** Returns the subject of an address; undefined for an address without a valid id. */
export function subjectOf(address: Address): AddressSubject | undefined {
  const said = ofPath(address) ?? ofSearch(address) ?? ofDrawer(address)
  const id = readId(said?.text)
  return said && id !== undefined ? { kind: said.kind, id } : undefined
}

interface Said {
  kind: AddressSubject['kind']
  text: string | undefined
}

function ofPath({ pathname }: Address): Said | undefined {
  for (const { pattern, kind } of withIdInPath) {
    const match = matchPath(pattern, pathname)
    if (match) return { kind, text: Object.values(match.params)[0] }
  }
  return undefined
}

function ofSearch({ pathname, search }: Address): Said | undefined {
  const address = withIdInSearch.find(({ pattern }) => matchPath(pattern, pathname))
  return address && { kind: address.kind, text: new URLSearchParams(search).get(address.name) ?? undefined }
}

/** Returns a submission that is open in the drawer over the list. */
function ofDrawer({ pathname, search }: Address): Said | undefined {
  const parameters = new URLSearchParams(search)
  if (!matchPath(paths.submissions.pattern, pathname) || !parameters.get('vista')) return undefined
  return { kind: readKindFromAddress(search) ?? 'INSURANCE', text: parameters.get('id') ?? undefined }
}
