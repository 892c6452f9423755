/** The text of `npm run orders -- --help`. */
export const ordersHelp = `npm run orders                          the newest orders
npm run orders -- list [filters] [--limit N]
npm run orders -- --on tomorrow [--city slug] [--group N]
                                        what runs on a day, by city and time: today,
                                        tomorrow or YYYY-MM-DD; what was cancelled is
                                        marked and comes last in its city
npm run orders -- export --format csv|json [filters] [--out file]

npm run orders -- enquiries             the newest enquiries
npm run orders -- enquiries list [filters] [--limit N]
npm run orders -- enquiries questions [--limit N]
                                        questions on proposals without an answer of the shop
npm run orders -- enquiries answer <reference> --by name --text "..."
                                        answers on the page of a proposal
npm run orders -- enquiries export --format csv|json [filters] [--out file]
npm run orders -- enquiries purge --before YYYY-MM-DD
                                        deletes those from before this day (UTC)

npm run orders -- outbox [--state waiting|sent|failed] [--limit N]
                                        e-mails and calls that are not sent yet, or
                                        failed for good; with --state those alone
npm run orders -- outbox retry <reference> | --all
                                        tries failed ones again
npm run orders -- prune --older-than 400d [--dry-run]
                                        deletes orders and enquiries older than so many
                                        days, with all that hangs on them; asks nothing

npm run orders -- confirm <reference>   marks an order as confirmed, or as cancelled, on the
npm run orders -- cancel <reference>    customer's page and in all lists; sends nothing
npm run orders -- erase --email address [--dry-run]
                                        deletes all orders and enquiries of a person, with
                                        all that hangs on them, and what trips know of the
                                        address; asks nothing

npm run orders -- backup --out file     copies the embedded database, also while the
                                        shop runs; with PostgreSQL, use pg_dump

npm run orders -- show <reference>      one order (TR-...) or enquiry (EQ-...) in full

filters: --group N            of a shop group
         --city slug          of a city; orders only
         --since YYYY-MM-DD   from this day on (UTC)

The CSV of orders has one row per line of the breakdown (RFC 4180); what belongs
to the whole order is repeated in each of its rows. Amounts are whole units of the
order's currency. The state is received, confirmed or cancelled. Texts are quoted,
and ' stands before whatever a spreadsheet could take for a formula, also inside a
text, whether it splits at commas, semicolons or tabs.
An enquiry is suspect where a field was filled in that no person sees.
What is written to a file is for its owner's eyes alone.
The embedded database is changed by purge, retry and prune only while the shop is
stopped. All else works whenever you like, by the same user as the shop; --dry-run
is a look.`;
