### Co dzieje się z grą, która utknęła: bot za nieobecnego gracza, przerwa, wcześniejszy koniec.
###
### $player i $awaited to obrazki, znak i imię; zostają bez zmian.

stuck-menu = Odroczenie lub zakończenie gry
stuck-adjourn = Odrocz
stuck-adjourn-help = Zegary i boty stoją, dopóki ktoś nie wznowi gry.
stuck-end = Zakończ grę
stuck-end-help = Gra kończy się dla wszystkich i nie ma wyniku. Partię można zapisać.
stuck-end-sure = Tak, zakończ
stuck-replace = Niech gra bot
stuck-resume = Wznów grę
stuck-needs-all = Muszą się zgodzić wszyscy gracze.
stuck-needs-most = Musi się zgodzić większość obecnych.
stuck-needs-none = Decydujesz o tym bez innych.
stuck-overdue = { $player } od dawna nie wykonuje ruchu. Nikt nie musi dłużej czekać.
# $time to dzień z godziną.
stuck-from = Od { $time } nikt już nie musi czekać na ruch: { $player }.
stuck-adjourned = Nic się nie dzieje, dopóki ktoś nie wznowi gry.
stuck-ended = Grę zakończono przed czasem; nie ma wyniku.
stuck-vote-replace = { $player } proponuje, żeby bot zastąpił gracza { $awaited }.
stuck-vote-adjourn = { $player } proponuje odroczenie gry.
stuck-vote-end = { $player } proponuje zakończenie gry.
stuck-count = Zgoda: { $agreed } z { $needed }.
