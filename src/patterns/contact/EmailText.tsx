import { tables } from '@/copy/tables'

/** An email in a table. Where there is no room for all of it, the second line begins with the host. */
export function EmailText({ email }: { email: string | null }) {
  if (!email) return tables.nothing
  const [box, ...host] = email.split('@')
  return (
    <>
      {box}
      <wbr />@{host.join('@')}
    </>
  )
}
