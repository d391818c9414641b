# Why something of a club event is refused.

refusal-no_name = Please enter a name.
refusal-long_name = The name is too long: at most { $most } characters.
refusal-not_sealed_so = This is not the event that was sealed: it does not match the first link.
refusal-too_much_text = This is too much text for one sheet: at most { $most }.
refusal-too_many_people = These are too many results for one sheet: at most { $most } people.
refusal-other_event = This result is of another event: “{ $event }”.
refusal-other_rules = This result has the same cards, but was played by other rules.
refusal-deal_missing = Deal { $deal } is missing in this result.
refusal-broken_rule = In deal { $deal } the rules do not allow “{ $act }”.
refusal-not_a_result = This link carries no result.
refusal-not_a_table = This link carries no table.
refusal-not_a_seal = The first link is not that of a sealed event.
refusal-event_sealed = The event has not begun: its cards are still sealed.
refusal-bad_traveller = Line { $line } is not a deal, two pairs and a result.
refusal-pair_twice = Line { $line }: pair { $pair } has deal { $deal } already.
refusal-other_cards = The cards of deal { $deal } are not those of the event.
refusal-link_twice = The same link was found above.
refusal-name_twice = Somebody of this name is in the table already; the first result counts.
refusal-no_deals = This result has no deal.
refusal-play_unfinished = In this result the acts of deal { $deal } end too soon.
