### Games without a server: they are kept and played in the browser alone.

local-place = Où se trouve la partie ?
local-place-server = Sur le serveur
local-place-help-server = D’autres peuvent la suivre par son lien, et le serveur réfléchit pour les bots.
local-place-here = Dans ce navigateur
local-place-help-here = Elle continue sans réseau. Ce navigateur est seul à l’avoir.
local-friends = Pour jouer avec des amis sur d’autres appareils, il faut un serveur que vous pouvez tous joindre, et ces pages n’en ont pas. Si quelqu’un vous a donné l’adresse d’un serveur, allez-y et créez la table.
local-friends-address = Adresse du serveur
local-friends-go = Aller au serveur
local-kept = Parties dans ce navigateur
local-kept-help = Les parties sans serveur ne sont gardées que dans ce navigateur. Un fichier permet de les emporter sur un autre appareil ou de les mettre à l’abri.
local-export = Enregistrer toutes les parties
local-import = Reprendre des parties d’un fichier
local-import-none = Ce fichier ne contient aucune partie de ce genre.
# $taken games were brought in, $known were here already, $refused could not be taken.
local-imported = { $taken ->
    [0] Aucune partie n’a été reprise.
    [one] { $taken } partie a été reprise.
   *[other] { $taken } parties ont été reprises.
} { $known ->
    [0] { "" }
    [one] { $known } était déjà là.
   *[other] { $known } étaient déjà là.
} { $refused ->
    [0] { "" }
    [one] { $refused } est illisible ou correspond ici à une autre partie.
   *[other] { $refused } sont illisibles ou correspondent ici à d’autres parties.
}
local-delete-sure = Supprimer cette partie ?
local-delete-help = Ce navigateur est seul à avoir { $table }. Une fois supprimée, elle est perdue pour de bon.
local-delete = Supprimer
local-memory = Ce navigateur n’enregistre pas les parties en ce moment : il n’a plus de place, ou n’en a pas le droit. Vous pouvez continuer, mais la partie sera perdue à la fermeture de cette page.
local-failed = Le jeu a eu une panne et a été relancé. Tous les coups confirmés sont encore là.
local-no-net = Il n’y a pas de réseau en ce moment. Les parties dans ce navigateur continuent sans lui.
local-install-help = En tant qu’application, le jeu a sa propre icône et sa propre fenêtre.
local-install = Installer le jeu
