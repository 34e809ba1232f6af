import type { QueryClient, QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query'
import { getListAuthorizationsQueryOptions } from '@/api/generated/authorizations/authorizations'
import {
  getListBackgroundCheckPeopleQueryOptions,
  getListBackgroundCheckSubmissionsQueryOptions,
} from '@/api/generated/background-checks/background-checks'
import { getListInsuranceSubmissionsQueryOptions } from '@/api/generated/insurance/insurance'
import type { BackgroundCheckSubmission } from '@/api/generated/model/backgroundCheckSubmission'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { Work } from '@/api/generated/model/work'
import { getListTenantsQueryOptions } from '@/api/generated/tenants/tenants'
import { getListVehiclesQueryOptions } from '@/api/generated/vehicles/vehicles'
import { getListGroupAuthorizationsQueryOptions } from '@/api/generated/work-groups/work-groups'
import { getListWorkersQueryOptions } from '@/api/generated/workers/workers'
import { addDays, type Day } from '@/domain/days'
import { listedDays } from '@/domain/expiry'
import {
  listAuthorizationExpiries,
  listGroupExpiries,
  listInspectionExpiries,
  listInsuranceExpiries,
  listTenantExpiries,
  listVehicleInsuranceExpiries,
} from '@/patterns/expiry/expiry-rows'
import { copy } from './copy'
import {
  type ExpiryPlace,
  listSubmittedCheckExpiries,
  listWorkerExpiries,
  type PlacedExpiry,
  placeRows,
} from './placed-expiries'
import type { ReadCounts } from './read-counts'

/** The largest page of most operations, and of the submissions. */
const allRows = { page_size: 500 } as const
const submissionRows = 50
const authorizationRows = 10

/** The numbers of lots, works and submissions, and of the pages of authorizations of a lot, that each step reads. */
const placesPerStep = 12
const pagesPerStep = 5

/** A request, and how its response becomes rows. */
export interface ExpiryRead {
  /** The name of what is read, for the message about a failure. */
  subject: string
  options: { queryKey: QueryKey; queryFn?: QueryFunction | SkipToken }
  toRows: (page: unknown) => PlacedExpiry[]
}

/** A lot of the user, and what of it the user may read. */
export interface ReadableLot {
  id: number
  place: ExpiryPlace
  hasTenants: boolean
  hasVehicles: boolean
}

export interface ReadInput {
  rp: number
  lots: readonly ReadableLot[]
  /** The current works. */
  works: readonly Work[]
  hasSubmissions: boolean
  /** Where submissions belong. */
  neighbourhood: ExpiryPlace
  day: Day
  /** How many steps to read: 1 at first, and one more with each 'Leer más'. */
  steps: number
}

interface PageOptions<Page> {
  queryKey: QueryKey
  queryFn?: QueryFunction<Page, QueryKey> | SkipToken
}

const createRead = <Page>(
  subject: string,
  { queryKey, queryFn }: PageOptions<Page>,
  toRows: (page: Page) => PlacedExpiry[],
): ExpiryRead => ({
  subject,
  options: { queryKey, queryFn },
  toRows: (page) => toRows(page as Page),
})

interface PagedRequest<Row> {
  subject: string
  getOptions: (page: number) => PageOptions<{ count: number; results: Row[] }>
  pageSize: number
  maxPages?: number
  toRows: (rows: readonly Row[]) => PlacedExpiry[]
}

/** Creates the reads of a list: its first page, and after its response the others. */
function createPagedReads<Row>(client: QueryClient, request: PagedRequest<Row>) {
  const { subject, getOptions, pageSize, maxPages = Number.POSITIVE_INFINITY, toRows } = request
  const total = client.getQueryData<{ count: number }>(getOptions(1).queryKey)?.count ?? 0
  const pageCount = Math.max(1, Math.min(maxPages, Math.ceil(total / pageSize)))
  const reads = Array.from({ length: pageCount }, (_, index) =>
    createRead(subject, getOptions(index + 1), ({ results }) => toRows(results)),
  )
  return { reads, total, read: Math.min(total, pageCount * pageSize) }
}

/** Lists what to read, the first to be needed first, and how much of everything that is. */
export function listReads(input: ReadInput, client: QueryClient) {
  const maxPlaces = input.steps * placesPerStep
  const lots = input.lots.slice(0, maxPlaces)
  const works = input.works.slice(0, maxPlaces)
  const insurances = input.hasSubmissions ? listInsuranceReads(input, client) : []
  const checks = input.hasSubmissions ? listCheckReads(input, client, maxPlaces) : undefined
  const authorizations = lots.map((lot) => createAuthorizationReads(input, lot, client))
  const reads = [
    ...authorizations.flatMap((list) => list.reads),
    ...lots.flatMap((lot) => createLotReads(input.rp, lot)),
    ...insurances,
    ...(checks?.reads ?? []),
    ...works.flatMap((work) => createWorkReads(input, work, client)),
  ]
  const sum = (field: 'read' | 'total') => authorizations.reduce((total, list) => total + list[field], 0)
  const counts: ReadCounts[] = [
    { of: 'lots', read: lots.length, total: input.lots.length },
    { of: 'works', read: works.length, total: input.works.length },
    { of: 'authorizations', read: sum('read'), total: sum('total') },
    { of: 'checks', read: checks?.read ?? 0, total: checks?.total ?? 0 },
  ]
  return { reads, unread: counts.filter(({ read, total }) => read < total) }
}

const createAuthorizationReads = (
  { rp, steps }: ReadInput,
  { id, place }: ReadableLot,
  client: QueryClient,
) =>
  createPagedReads(client, {
    subject: place.name,
    getOptions: (page) => getListAuthorizationsQueryOptions(rp, id, { is_active: true, page }),
    pageSize: authorizationRows,
    maxPages: steps * pagesPerStep,
    toRows: (rows) => placeRows(listAuthorizationExpiries(rows), place),
  })

function createLotReads(rp: number, { id, place, hasTenants, hasVehicles }: ReadableLot): ExpiryRead[] {
  const reads: ExpiryRead[] = []
  if (hasTenants)
    reads.push(
      createRead(place.name, getListTenantsQueryOptions(rp, id, allRows), ({ results }) =>
        placeRows(listTenantExpiries(results, id), place),
      ),
    )
  if (hasVehicles)
    reads.push(
      createRead(place.name, getListVehiclesQueryOptions(rp, id, allRows), ({ results }) =>
        placeRows(
          [...listInspectionExpiries(results, id), ...listVehicleInsuranceExpiries(results, id)],
          place,
        ),
      ),
    )
  return reads
}

/** Returns the place of a work. */
export const getWorkPlace = ({ id, title }: Pick<Work, 'id' | 'title'>): ExpiryPlace => ({
  id: `obra-${id}`,
  name: title,
})

function createWorkReads({ rp, hasSubmissions }: ReadInput, work: Work, client: QueryClient): ExpiryRead[] {
  const place = getWorkPlace(work)
  return [
    ...createPagedReads(client, {
      subject: place.name,
      getOptions: (page) =>
        getListWorkersQueryOptions(rp, work.id, page === 1 ? allRows : { ...allRows, page }),
      pageSize: allRows.page_size,
      toRows: (workers) => listWorkerExpiries({ workers, work, place, rp, hasSubmissions }),
    }).reads,
    createRead(place.name, getListGroupAuthorizationsQueryOptions(rp, work.id, allRows), ({ results }) =>
      placeRows(listGroupExpiries(results, work.id), place),
    ),
  ]
}

/** Returns the rows of a page that was read; none before. */
const findRows = <Row>(client: QueryClient, { queryKey }: { queryKey: QueryKey }): readonly Row[] =>
  client.getQueryData<{ results: Row[] }>(queryKey)?.results ?? []

/** Lists the reads of the insurances that expired recently or expire soon. */
function listInsuranceReads({ rp, day, neighbourhood }: ReadInput, client: QueryClient): ExpiryRead[] {
  const getOptions = (page: number) =>
    getListInsuranceSubmissionsQueryOptions(rp, {
      submission_type: 'INSURANCE',
      to_date: addDays(day, listedDays),
      ordering: '-to_date',
      page,
      page_size: submissionRows,
    })
  const isListed = (row: InsuranceSubmission | undefined) =>
    row !== undefined && row.to_date >= addDays(day, -listedDays)
  // The last to expire is first. What expired long ago is not listed, so it is not read either.
  let maxPages = 1
  while (isListed(findRows<InsuranceSubmission>(client, getOptions(maxPages)).at(-1))) maxPages += 1
  return createPagedReads(client, {
    subject: copy.subjects.insurances,
    getOptions,
    pageSize: submissionRows,
    maxPages,
    toRows: (rows) => placeRows(listInsuranceExpiries(rows, rp), neighbourhood),
  }).reads
}

/** Lists the reads of the newest background checks, whose people have the last days. */
function listCheckReads({ rp, neighbourhood }: ReadInput, client: QueryClient, maxChecks: number) {
  const subject = copy.subjects.checks
  const getOptions = (page: number) =>
    getListBackgroundCheckSubmissionsQueryOptions(rp, {
      submission_type: 'BACKGROUND_CHECK',
      ordering: '-created_at',
      page,
      page_size: submissionRows,
    })
  const pages = createPagedReads(client, {
    subject,
    getOptions,
    pageSize: submissionRows,
    maxPages: Math.ceil(maxChecks / submissionRows),
    toRows: () => [],
  })
  const submissions = pages.reads
    .flatMap((_, index) => findRows<BackgroundCheckSubmission>(client, getOptions(index + 1)))
    .slice(0, maxChecks)
  const people = submissions
    .filter(({ status }) => status !== 'REJECTED')
    .map(({ id }) =>
      createRead(subject, getListBackgroundCheckPeopleQueryOptions(rp, id, allRows), ({ results }) =>
        listSubmittedCheckExpiries(results, rp, neighbourhood),
      ),
    )
  return { reads: [...pages.reads, ...people], read: submissions.length, total: pages.total }
}
