import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { allRows } from '@/api/all-rows'
import {
  getListBackgroundCheckPeopleQueryOptions,
  getListBackgroundCheckSubmissionsQueryOptions,
} from '@/api/generated/background-checks/background-checks'
import { getListInsuranceSubmissionsQueryOptions } from '@/api/generated/insurance/insurance'
import type { BackgroundCheckSubmission } from '@/api/generated/model/backgroundCheckSubmission'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import { addDays, type Day } from '@/domain/days'
import { listInsuranceExpiries } from '@/patterns/expiry/expiry-rows'
import { copy } from './copy'
import { listedDays } from './expiry-ranges'
import { createPagedReads, createRead, type ExpiryRead, hasEnded } from './paged-reads'
import { type ExpiryPlace, listSubmittedCheckExpiries, placeRows } from './placed-expiries'

/** The largest page of the submissions. */
const submissionRows = 50

interface SubmissionsInput {
  rp: number
  /** Where submissions belong. */
  neighbourhood: ExpiryPlace
  day: Day
}

/** Returns the rows of a page that was read; none before. */
const findRows = <Row>(client: QueryClient, { queryKey }: { queryKey: QueryKey }): readonly Row[] =>
  client.getQueryData<{ results: Row[] }>(queryKey)?.results ?? []

/** Lists the reads of the insurances that expired recently or expire soon. */
export function listInsuranceReads(
  { rp, day, neighbourhood }: SubmissionsInput,
  client: QueryClient,
): ExpiryRead[] {
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

/** Lists the reads of the newest background checks, whose people have the last days. `read` is the number of submissions that were read. */
export function listCheckReads(
  { rp, neighbourhood }: SubmissionsInput,
  client: QueryClient,
  maxChecks: number,
) {
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
  const unreadCount = people.filter((read) => !hasEnded(client, read)).length
  return { reads: [...pages.reads, ...people], read: submissions.length - unreadCount, total: pages.total }
}
