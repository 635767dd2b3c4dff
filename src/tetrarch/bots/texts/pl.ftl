# Poziomy graczy komputerowych po polsku: wiatry, od najłagodniejszego do najsroższego.

level-1 = Zefir
level-1-note = gra rozsądnie, ale patrzy tylko na własny ruch i często wybiera drugi w kolejności
level-2 = Mistral
level-2-note = starannie ocenia swój ruch, a czasem wybiera inny, niemal równie dobry
level-3 = Harmattan
level-3-note = myśli kilka ruchów naprzód, lecz od czasu do czasu coś przeoczy
level-4 = Sirocco
level-4-note = myśli daleko naprzód i niewiele wybacza
level-5 = Samum
level-5-note = najsilniejszy ze wszystkich: myśli tak długo, jak mu pozwolisz
