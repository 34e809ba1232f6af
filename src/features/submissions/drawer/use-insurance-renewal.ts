import { useListInsuranceSubmissions } from '@/api/generated/insurance/insurance'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { InsuredPerson } from '@/api/generated/model/insuredPerson'
import { addDays } from '@/domain/days'
import { useSession } from '@/session/use-session'

/** The maximum length of the name in the request, from the contract. */
const maxNameLength = 100

/**
 * Reads the policies of the same company, for the first of the people who are not rejected, that begin after the policy ends. A
 * rejected policy needs no renewal, so nothing is read for it.
 */
export function useInsuranceRenewal(submission: InsuranceSubmission, people: readonly InsuredPerson[]) {
  const realPropertyId = useSession().neighbourhood.id
  const insured = people.find(({ status }) => status !== 'REJECTED')
  const query = useListInsuranceSubmissions(
    realPropertyId,
    {
      company_name: submission.company.name,
      person_full_name: insured?.person.full_name.slice(0, maxNameLength),
      from_date: addDays(submission.to_date, 1),
      ordering: 'from_date',
      page: 1,
      page_size: 10,
    },
    { query: { enabled: submission.status !== 'REJECTED' && insured !== undefined } },
  )
  return { query, renewal: query.data && findRenewal(submission, query.data.results) }
}

/** Returns the first policy that renews another. The company's name in the request may be a part of other names. */
export const findRenewal = (
  { company }: Pick<InsuranceSubmission, 'company'>,
  laterPolicies: readonly InsuranceSubmission[],
): InsuranceSubmission | undefined =>
  laterPolicies.find((policy) => policy.company.id === company.id && policy.status !== 'REJECTED')
